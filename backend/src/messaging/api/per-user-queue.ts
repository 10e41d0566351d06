/** Runs one task per user at a time, so that a hurried user cannot take all database connections. */
export class PerUserQueue {
  private readonly last = new Map<number, Promise<unknown>>();

  async run<Result>(userId: number, task: () => Promise<Result>): Promise<Result> {
    const previous = this.last.get(userId) ?? Promise.resolve();
    const mine = previous.then(task, task);
    this.last.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(userId) === mine) this.last.delete(userId);
    }
  }
}
