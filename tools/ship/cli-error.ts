/** An expected failure, in sentences for the person at the terminal. Refusals of a publisher have the same shape. */
export class CliError extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

export class UsageError extends CliError {}

export const hasSentences = (error: unknown): error is Error & { sentences: readonly string[] } =>
  error instanceof Error && 'sentences' in error && Array.isArray(error.sentences);
