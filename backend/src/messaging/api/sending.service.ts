import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, Interactions } from '../../account/index.js';
import { ContactLimits, Flags, SimilarNames, Suspensions } from '../../moderation/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits, type Who } from '../../platform/limits/limits.js';
import { personSuspended, type NewMessage, type SentMessage } from '../contract.js';
import { ConversationAccess, type Pair } from '../store/conversation-access.js';
import { lateSince } from '../../platform/late-since.js';
import { MessageReads } from '../store/message-reads.js';
import { MessageWrites, type StoredMessage } from '../store/message-writes.js';
import { MessagePush } from '../notify/message-push.js';
import { SmsNotice } from '../notify/sms-notice.js';
import { Unanswered } from '../store/unanswered.js';
import { PerUserQueue } from './per-user-queue.js';

interface SendRequest extends NewMessage {
  ip: string;
}

@Injectable()
export class SendingService {
  private readonly queue = new PerUserQueue();

  constructor(
    private readonly em: EntityManager,
    private readonly access: ConversationAccess,
    private readonly blocks: BlocksService,
    private readonly contactLimits: ContactLimits,
    private readonly flags: Flags,
    private readonly limits: Limits,
    private readonly messagePush: MessagePush,
    private readonly similarNames: SimilarNames,
    private readonly interactions: Interactions,
    private readonly messageReads: MessageReads,
    private readonly messageWrites: MessageWrites,
    private readonly smsNotice: SmsNotice,
    private readonly suspensions: Suspensions,
    private readonly unanswered: Unanswered,
  ) {}

  async send(me: CurrentUser, sending: SendRequest): Promise<SentMessage> {
    const pair = await this.access.pair(me.id, sending.receiverId);
    return this.queue.run(me.id, () => this.store(me, pair, sending));
  }

  private store(me: CurrentUser, pair: Pair, sending: SendRequest): Promise<SentMessage> {
    const { content, clientKey = null } = sending;
    const writtenAt = lateSince(sending.writtenAt);
    return this.em.transactional(async (em) => {
      const stored = await this.messageWrites.storeMessage(em, pair, { content, clientKey, writtenAt });
      if (!stored) return this.sentBefore(em, sending, me.id);
      // A refusal rolls the message back.
      if (await this.suspensions.includes(pair.other)) await this.refuse(pair, stored);
      if (stored.isFirstOfSender) await this.similarNames.assertDistinctName(pair.me, pair.other);
      if (stored.isFirst) {
        await this.contactLimits.assertNone(em, me.id);
        const who = { ip: sending.ip, account: me.person, trust: trustOf(me) };
        await this.limits.take('conversation.start', who);
      }
      if (!stored.isAnswered) await this.expectWelcome(pair);
      if (!stored.isAnswered) await this.unanswered.expectPatience(em, pair, stored.conversationId);
      if (!stored.isAnswered && stored.risks.length) await this.flag(em, pair, stored, content);
      if (stored.isMutual) await this.interactions.record(em, pair.me, pair.other, 'conversation');
      await this.messagePush.stored(em, pair, stored);
      const sms = sending.sendSMS
        ? await this.text(em, pair, stored, { ip: sending.ip, account: me.person })
        : null;
      const { id, createdAt } = stored;
      const late = writtenAt && { writtenAt };
      return { id, senderId: me.id, content, createdAt, ...late, clientKey, sms };
    });
  }

  /** A stranger learns nothing about a suspension. */
  private async refuse({ me, other }: Pair, { isFirst }: StoredMessage): Promise<never> {
    if (isFirst && !(await this.interactions.knowEachOther(me, other)))
      throw new NotFoundException('This person was not found');
    throw new ForbiddenException({
      message: 'This person was suspended, so nothing can be sent to them.',
      code: personSuspended,
    });
  }

  /** A new account that may belong to a blocked person waits until the other has shared a contact. */
  private async expectWelcome({ me, other }: Pair): Promise<void> {
    if (!(await this.blocks.isSharedWithBlocked(me, other))) return;
    if (!(await this.interactions.knowEachOther(me, other)))
      throw new ForbiddenException(
        'You can write to this person after they have shared their contact with you',
      );
  }

  /** One for each conversation: more of the same tells the desk nothing new. */
  private async flag(em: EntityManager, pair: Pair, { conversationId, risks }: StoredMessage, words: string) {
    const about = { personId: pair.me, otherId: pair.other, subject: `conversation:${conversationId}` };
    await this.flags.raiseForWords(em, { ...about, words }, risks);
  }

  private async text(em: EntityManager, pair: Pair, stored: StoredMessage, by: Who) {
    const outcome = await this.smsNotice.send(em, pair, stored, by);
    await this.messageWrites.recordSms(em, stored.id, outcome);
    return outcome;
  }

  private async sentBefore(em: EntityManager, sending: SendRequest, me: number) {
    const { receiverId, content, clientKey = '' } = sending;
    const stored = await this.messageReads.stored(em, me, clientKey);
    if (stored?.receiverId !== receiverId || stored.content !== content)
      throw new ConflictException('Another message was sent with this key');
    return stored;
  }
}
