/** Random numbers that a seed repeats (mulberry32). Each part of a run has its own sequence. */
export class SeededRandom {
  private state: number;

  constructor(seed: number, part = '') {
    this.state = seed;
    for (const letter of part) this.state = Math.imul(this.state ^ letter.charCodeAt(0), 0x01000193);
  }

  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.fraction() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.fraction() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  }
}
