import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { ChannelSettings, Notify, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { prefixOf } from '../../platform/language/languages.js';
import { Limits, type Who } from '../../platform/limits/limits.js';
import { Sms } from '../../platform/sms/sms.js';
import type { ConversationPage, SentMessage } from '../contract.js';
import type { Pair } from '../store/conversation-access.js';
import { wordsOf } from '../words/index.js';
import { MessageReads } from '../store/message-reads.js';
import type { StoredMessage } from '../store/message-writes.js';

type Offer = ConversationPage['sms'];
type Outcome = NonNullable<SentMessage['sms']>;

const reasons = {
  noReply: 'A text can be sent once they have written back',
  unverified: 'They have not verified a phone number',
  unwanted: 'They do not want text messages from here',
  unreachable: 'We cannot send text messages to their phone',
  overLimit: 'Enough texts were sent for one day',
};

const expiresAfterMs = 30 * 60_000;

/** Texts the receiver a fixed notice with a link, never the message itself. */
@Injectable()
export class SmsNotice {
  constructor(
    private readonly channels: ChannelSettings,
    private readonly limits: Limits,
    private readonly messageReads: MessageReads,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async offer(pair: Pair): Promise<Offer> {
    const found = await this.find(pair);
    return 'to' in found ? { possible: true, reason: null } : { possible: false, ...found };
  }

  /** Runs in the transaction that stores the message; a refused text does not prevent the message. */
  async send(
    em: EntityManager,
    pair: Pair,
    { createdAt }: Pick<StoredMessage, 'createdAt'>,
    by: Who,
  ): Promise<Outcome> {
    const found = await this.find(pair);
    if ('reason' in found) return { sent: false, ...found };
    try {
      await this.count(pair, found.to, by);
      // The database's clock also decides whether it is too late.
      const notAfter = new Date(Date.parse(createdAt) + expiresAfterMs);
      const language = await this.notify.languageOf(em, pair.other);
      const url = `${this.config.publicUrl}${prefixOf(language)}/messages?to=${pair.me}`;
      const text = wordsOf(language).sms(productName, url);
      await this.sms.send(em, { to: found.to, text, notAfter });
      return { sent: true, reason: null };
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      return { sent: false, reason: error.getStatus() === 429 ? reasons.overLimit : error.message };
    }
  }

  private async find(pair: Pair): Promise<{ to: string } | { reason: string }> {
    const { hasAnswered } = await this.messageReads.stateOfOther(pair);
    if (!hasAnswered) return { reason: reasons.noReply };
    const to = await this.people.verifiedPhoneOf(pair.other);
    if (!to) return { reason: reasons.unverified };
    if (await this.channels.isOff(pair.other, 'messages', 'sms')) return { reason: reasons.unwanted };
    return this.sms.refusal(to) === null ? { to } : { reason: reasons.unreachable };
  }

  private async count({ me, other }: Pair, to: string, by: Who): Promise<void> {
    await this.limits.take('sms.notice-pair', { destination: `${me}:${other}` });
    await this.limits.take('sms.notice', { ...by, destination: to });
  }
}
