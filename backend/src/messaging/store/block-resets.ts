import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, type BlockChange } from '../../account/index.js';
import { ConversationAccess } from './conversation-access.js';
import { Inbox } from './inbox.js';

/** People who block each other vanish from each other's open pages too, and come back when it is over. */
@Injectable()
export class BlockResets implements OnModuleInit {
  constructor(
    private readonly correspondents: ConversationAccess,
    private readonly events: PeopleEvents,
    private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.events.onBlockChange((em, blocking) => this.tell(em, blocking));
  }

  private async tell(em: EntityManager, { blockerId, blockedId }: BlockChange): Promise<void> {
    if (!(await this.correspondents.haveConversation(blockerId, blockedId))) return;
    await this.inbox.holdAll(em, [blockerId, blockedId]);
    await this.inbox.reset(em, [blockerId, blockedId]);
  }
}
