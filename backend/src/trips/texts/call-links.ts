import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailLink } from '../../platform/mail/mail-content.js';
import { firstNamesOf } from '../family/trip-names.js';
import { wordsOf } from '../words/index.js';

/** From a notification to the companion's number. It dials nothing by itself, because a lock screen is easily touched. */
@Injectable()
export class CallLinks {
  constructor(
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Nothing for a companion without a number. */
  async of(
    em: EntityManager,
    matchId: number,
    companionId: number | undefined,
  ): Promise<(language: Language) => { call?: MailLink }> {
    const contact = companionId === undefined ? null : await this.people.contactOf(companionId);
    if (companionId === undefined || !contact?.phoneNumber) return () => ({});
    const nameIn = await firstNamesOf(em, companionId);
    const url = `${this.config.publicUrl}/trips/${matchId}#call`;
    return (language) => ({ call: { label: wordsOf(language).callName(nameIn(language)), url } });
  }
}
