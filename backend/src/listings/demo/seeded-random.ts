/** Random numbers that repeat for the same seed, on every machine (FNV-1a seeds mulberry32). */
export class SeededRandom {
  private state = 0x811c9dc5;

  constructor(seed: string) {
    for (const character of seed) this.state = Math.imul(this.state ^ character.codePointAt(0)!, 0x01000193);
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True in so many of ten cases. */
  chance(ofTen: number): boolean {
    return this.next() * 10 < ofTen;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!;
  }
}

export function shuffled<Thing>(things: Thing[], seed: string): Thing[] {
  const random = new SeededRandom(seed);
  return things
    .map((thing) => ({ thing, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}
