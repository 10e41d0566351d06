/** Lets each person do one thing after the other, so that nobody who hurries takes the connections of all the others. */
export class PerUserQueue {
  private readonly last = new Map<number, Promise<unknown>>();

  async take<Result>(who: number, act: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(who) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.last.set(who, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(who) === mine) this.last.delete(who);
    }
  }
}
