import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberNews, PeopleEvents, type BlockChange } from '../../account/index.js';
import { ConversationAccess } from './conversation-access.js';
import { Inbox } from './inbox.js';
import { newsOfConversation } from './message-writes.js';

/** Resets both inboxes after a block or unblock, so that open pages hide or show the conversation. */
@Injectable()
export class BlockResets implements OnModuleInit {
  constructor(
    private readonly access: ConversationAccess,
    private readonly events: PeopleEvents,
    private readonly inbox: Inbox,
    private readonly news: MemberNews,
  ) {}

  onModuleInit(): void {
    this.events.onBlockChange((em, change) => this.reset(em, change));
  }

  private async reset(em: EntityManager, { blockerId, blockedId, canBeUndone }: BlockChange): Promise<void> {
    if (!(await this.access.haveConversation(blockerId, blockedId))) return;
    await this.inbox.lockAll(em, [blockerId, blockedId]);
    await this.inbox.reset(em, [blockerId, blockedId]);
    if (canBeUndone) return;
    await this.news.forget(em, blockerId, newsOfConversation(blockedId));
    await this.news.forget(em, blockedId, newsOfConversation(blockerId));
  }
}
