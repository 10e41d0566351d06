import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Interactions, PeopleService } from '../../account/index.js';
import { Suspensions } from '../../moderation/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { ConversationPage, ConversationSearch, Unread } from '../contract.js';
import { Conversations, type ListPage } from '../store/conversations.js';
import { ConversationAccess, type Pair } from '../store/conversation-access.js';
import { MessageReads } from '../store/message-reads.js';
import { MessageWrites } from '../store/message-writes.js';
import { Unanswered } from '../store/unanswered.js';
import { Rules } from '../store/rules.js';
import { SmsNotice } from '../notify/sms-notice.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly conversations: Conversations,
    private readonly interactions: Interactions,
    private readonly access: ConversationAccess,
    private readonly messageReads: MessageReads,
    private readonly messageWrites: MessageWrites,
    private readonly people: PeopleService,
    private readonly rules: Rules,
    private readonly smsNotice: SmsNotice,
    private readonly suspensions: Suspensions,
    private readonly unanswered: Unanswered,
  ) {}

  list(me: CurrentUser, limit: number, cursor?: string): Promise<ListPage> {
    return this.conversations.list(me.id, limit, cursor);
  }

  async unread(me: CurrentUser): Promise<Unread> {
    return { conversations: await this.conversations.unread(me.id) };
  }

  async see(
    me: CurrentUser,
    otherId: number,
    { limit, before, peek }: ConversationSearch,
  ): Promise<ConversationPage> {
    const pair = await this.access.pair(me.id, otherId, { former: true });
    const [[member], isSuspended, page, { readUpTo, ...answers }, rulesConfirmed, sms, isMatch] =
      await Promise.all([
        this.people.find([otherId]),
        this.suspensions.includes(otherId),
        this.messageReads.page(pair, limit, before),
        this.messageReads.stateOfOther(pair),
        me.rulesAgreed || this.rules.areConfirmed(pair),
        this.smsNotice.offer(pair),
        this.interactions.haveAgreedToFly(me.id, otherId),
      ]);
    const otherUser = member ?? (await this.people.find([otherId], { former: true }))[0];
    // A stranger learns nothing about a suspension.
    const isUnknown =
      isSuspended && !page.messages.length && !(await this.interactions.knowEachOther(me.id, otherId));
    if (!otherUser || isUnknown) throw new NotFoundException('This person was not found');
    const newest = page.messages.at(-1);
    if (newest && !before && !peek) await this.markPairRead(pair, newest.id);
    const hasLeft = !member;
    const isAnswered = answers.isAnswered || isMatch;
    const unansweredLimit = answers.hasAnswered || isMatch ? null : this.unanswered.limit;
    return {
      otherUser,
      hasLeft,
      ...(isSuspended && { isSuspended }),
      ...page,
      readUpTo,
      rulesConfirmed,
      sms,
      isAnswered,
      unansweredLimit,
    };
  }

  async markRead(me: CurrentUser, otherId: number, upTo: number): Promise<Unread> {
    const pair = await this.access.pair(me.id, otherId, { former: true });
    await this.markPairRead(pair, upTo);
    return this.unread(me);
  }

  async confirmRules(me: CurrentUser, otherId: number): Promise<void> {
    await this.rules.confirm(await this.access.pair(me.id, otherId));
    if (!me.rulesAgreed) await this.people.agreeToRules(me.id);
  }

  private async markPairRead(pair: Pair, upTo: number): Promise<void> {
    if (await this.messageReads.isUnread(pair, upTo))
      await this.em.transactional((em) => this.messageWrites.markRead(em, pair, upTo));
  }
}
