import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, type Blocking } from '../../account/index.js';
import { Correspondents } from './correspondents.js';
import { Inbox } from './inbox.js';

/** People who block each other vanish from each other's open pages too, and come back when it is over. */
@Injectable()
export class Blockings implements OnModuleInit {
  constructor(
    private readonly correspondents: Correspondents,
    private readonly events: PeopleEvents,
    private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.events.onBlocking((em, blocking) => this.tell(em, blocking));
  }

  private async tell(em: EntityManager, { blockerId, blockedId }: Blocking): Promise<void> {
    if (!(await this.correspondents.haveTalked(blockerId, blockedId))) return;
    await this.inbox.holdAll(em, [blockerId, blockedId]);
    await this.inbox.reset(em, [blockerId, blockedId]);
  }
}
