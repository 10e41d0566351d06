import { Injectable } from '@nestjs/common';
import type { Language } from '../language/contract.js';

type Say = (body: unknown, language: Language) => void;

/** Domains register here what they say otherwise in an answer that comes with a page in another language than English. */
@Injectable()
export class PageAnswers {
  private readonly others: Say[] = [];

  register(say: Say): void {
    this.others.push(say);
  }

  saidIn(language: Language, body: unknown): unknown {
    if (language !== 'en') for (const say of this.others) say(body, language);
    return body;
  }
}
