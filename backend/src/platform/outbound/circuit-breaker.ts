export class CircuitOpen extends Error {
  constructor(provider: string) {
    super(`${provider} keeps failing and is left alone for a moment`);
  }
}

interface Rules {
  after: number;
  restMs: number;
  clock?: () => number;
}

export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  constructor(
    private readonly provider: string,
    private readonly rules: Rules,
  ) {}

  /** `isFailure` selects errors of the provider: a refused phone number is none. */
  async run<T>(call: () => Promise<T>, isFailure: (error: unknown) => boolean = () => true): Promise<T> {
    const halfOpen = this.failures >= this.rules.after;
    if (halfOpen && (this.trying || this.now() < this.openUntil)) throw new CircuitOpen(this.provider);
    this.trying = halfOpen;
    try {
      const result = await call();
      this.failures = 0;
      return result;
    } catch (error) {
      this.count(isFailure(error));
      throw error;
    } finally {
      if (halfOpen) this.trying = false;
    }
  }

  private count(isFailure: boolean) {
    this.failures = isFailure ? this.failures + 1 : 0;
    if (this.failures >= this.rules.after) this.openUntil = this.now() + this.rules.restMs;
  }

  private now() {
    return (this.rules.clock ?? performance.now.bind(performance))();
  }
}
