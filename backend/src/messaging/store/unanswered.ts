import type { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { Interactions, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { answerNeeded, unansweredMessages } from '../contract.js';
import type { Pair } from './conversation-access.js';
import { MessageWrites } from './message-writes.js';

/** A stranger cannot be flooded: after a few messages the other has to answer first. */
@Injectable()
export class Unanswered {
  readonly limit: number;

  constructor(
    private readonly interactions: Interactions,
    private readonly people: PeopleService,
    private readonly writes: MessageWrites,
    @Inject(CONFIG) config: Config,
  ) {
    this.limit = unansweredMessages * config.limitsScale;
  }

  /** Runs in the transaction that has stored one more message, which a refusal rolls back. */
  async expectPatience(em: EntityManager, { me, other }: Pair, conversationId: number): Promise<void> {
    if ((await this.writes.countOwn(em, conversationId, me)) <= this.limit) return;
    if (await this.interactions.haveAgreedToFly(me, other)) return;
    const [person] = await this.people.find([other]);
    const message = `You can write again when ${person?.username ?? 'the other person'} has answered.`;
    throw new ForbiddenException({ message, code: answerNeeded });
  }
}
