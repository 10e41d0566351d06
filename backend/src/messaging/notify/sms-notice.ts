import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { ChannelSettings, Notify, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { prefixOf } from '../../platform/language/languages.js';
import { SpokenSentences } from '../../platform/language/sentences.js';
import { Limits, type Who } from '../../platform/limits/limits.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Sms } from '../../platform/sms/sms.js';
import type { ConversationPage, SentMessage } from '../contract.js';
import type { Pair } from '../store/conversation-access.js';
import type { Words } from '../words/en.js';
import { wordsOf } from '../words/index.js';
import { MessageReads } from '../store/message-reads.js';
import type { StoredMessage } from '../store/message-writes.js';

type Offer = ConversationPage['sms'];
type Outcome = NonNullable<SentMessage['sms']>;

type Reason = keyof Words['noSms'];

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
    private readonly sentences: SpokenSentences,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async offer(pair: Pair): Promise<Offer> {
    const found = await this.find(pair);
    return 'to' in found ? { possible: true, reason: null } : { possible: false, reason: said(found.reason) };
  }

  /** Runs in the transaction that stores the message; a refused text does not prevent the message. */
  async send(
    em: EntityManager,
    pair: Pair,
    { createdAt }: Pick<StoredMessage, 'createdAt'>,
    by: Who,
  ): Promise<Outcome> {
    const found = await this.find(pair);
    if ('reason' in found) return { sent: false, reason: said(found.reason) };
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
      const isOverLimit = error.getStatus() === 429;
      const reason = isOverLimit ? said('overLimit') : this.sentences.in(currentLanguage(), error.message);
      return { sent: false, reason };
    }
  }

  private async find(pair: Pair): Promise<{ to: string } | { reason: Reason }> {
    const { hasAnswered } = await this.messageReads.stateOfOther(pair);
    if (!hasAnswered) return { reason: 'noReply' };
    const to = await this.people.verifiedPhoneOf(pair.other);
    if (!to) return { reason: 'unverified' };
    if (await this.channels.isOff(pair.other, 'messages', 'sms')) return { reason: 'unwanted' };
    return this.sms.refusal(to) === null ? { to } : { reason: 'unreachable' };
  }

  private async count({ me, other }: Pair, to: string, by: Who): Promise<void> {
    await this.limits.take('sms.notice-pair', { destination: `${me}:${other}` });
    await this.limits.take('sms.notice', { ...by, destination: to });
  }
}

/** In the language of the writer's page. */
const said = (reason: Reason) => wordsOf(currentLanguage()).noSms[reason];
