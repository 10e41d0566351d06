import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageAnswers } from '../../platform/html/page-answers.js';
import { wordsOf } from '../words/index.js';
import { nameUnnamedMembers } from './unnamed-members.js';

/** So that the first view of a page has their name in its language. */
@Injectable()
export class FormerAnswers implements OnModuleInit {
  constructor(private readonly answers: PageAnswers) {}

  onModuleInit(): void {
    this.answers.register((body, language) => nameUnnamedMembers(body, wordsOf(language)));
  }
}
