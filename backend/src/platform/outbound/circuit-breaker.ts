/** Thrown instead of asking a provider that is known to be down. */
export class CircuitOpen extends Error {
  constructor(provider: string) {
    super(`${provider} keeps failing and is left alone for a moment`);
  }
}

interface Rules {
  /** Failures in a row that open it. */
  after: number;
  restMs: number;
  clock?: () => number;
}

/** Stops asking a provider that keeps failing, and tries it again with a single call after a rest. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  constructor(
    private readonly provider: string,
    private readonly rules: Rules,
  ) {}

  /** `isFault` says which errors speak against the provider; a refused phone number, say, does not. */
  async run<T>(ask: () => Promise<T>, isFault: (error: unknown) => boolean = () => true): Promise<T> {
    const halfOpen = this.failures >= this.rules.after;
    if (halfOpen && (this.trying || this.now() < this.openUntil)) throw new CircuitOpen(this.provider);
    this.trying = halfOpen;
    try {
      const answer = await ask();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.count(isFault(error));
      throw error;
    } finally {
      if (halfOpen) this.trying = false;
    }
  }

  private count(fault: boolean) {
    this.failures = fault ? this.failures + 1 : 0;
    if (this.failures >= this.rules.after) this.openUntil = this.now() + this.rules.restMs;
  }

  private now() {
    return (this.rules.clock ?? performance.now.bind(performance))();
  }
}
