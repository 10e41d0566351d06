/** Something that did not go as it was asked, in sentences for whoever asked; a refusing desk throws the same shape. */
export class Saying extends Error {
  constructor(...sentences) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** What was asked makes no sense. */
export class Misuse extends Saying {}
