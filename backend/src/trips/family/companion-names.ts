import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import type { Language } from '../../platform/language/contract.js';
import { wordsOf } from '../words/index.js';
import { firstNamesOf } from './trip-names.js';

/** First names of the companions of a trip, who may have blocked each other. */
@Injectable()
export class CompanionNames {
  constructor(private readonly blocks: BlocksService) {}

  /** As the reader knows them, in each language. */
  async namesOf(
    em: EntityManager,
    companion: number,
    reader: number,
  ): Promise<(language: Language) => string> {
    const isHidden = companion !== reader && (await this.blocks.isBlockedBetween(companion, reader));
    return isHidden ? (language) => wordsOf(language).anotherCompanion : firstNamesOf(em, companion);
  }
}
