export class Refusal extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'));
  }
}
