/** Chance that falls the same way whenever and wherever it is thrown for the same thing. */
export class Dice {
  private state = 0x811c9dc5;

  constructor(of: string) {
    for (const letter of of) this.state = Math.imul(this.state ^ letter.codePointAt(0)!, 0x01000193);
  }

  /** From 0 up to, not including, 1. */
  throw(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  upTo(count: number): number {
    return Math.floor(this.throw() * count);
  }

  /** Happens so many times out of ten. */
  often(times: number): boolean {
    return this.throw() * 10 < times;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.upTo(things.length)]!;
  }
}
