import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Interactions, TripThanks } from '../../account/index.js';
import { ContactLimits } from '../../moderation/index.js';
import { Limits } from '../../platform/limits/limits.js';
import type { NewTip, PaymentIntent, PaymentRecord, RecordedTip } from '../contract.js';
import { Recipients, unknownRecipient } from './recipients.js';
import { TipSync } from './tip-sync.js';
import { TipChecks } from './tip-checks.js';
import { TipIntents } from './tip-intents.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

interface Sender {
  id: number | null;
  /** By which the limits count; undefined for guests. */
  person: readonly string[] | undefined;
  ip: string;
}

interface Begun {
  intent: PaymentIntent;
  providerMs: number;
}

@Injectable()
export class TipsService {
  private readonly pending = new Map<string, Promise<Begun>>();

  constructor(
    private readonly checks: TipChecks,
    private readonly contactLimits: ContactLimits,
    private readonly em: EntityManager,
    private readonly interactions: Interactions,
    private readonly intents: TipIntents,
    private readonly limits: Limits,
    private readonly recipients: Recipients,
    private readonly tipSync: TipSync,
    private readonly store: TipStore,
    private readonly thanks: TripThanks,
  ) {}

  /** Parallel requests with one client key wait for the first, so the tip counts once against the limits. */
  async begin(form: NewTip, sender: Sender): Promise<Begun> {
    if (form.clientKey === undefined) return this.beginOne(form, sender);
    const key = `${sender.id} ${form.clientKey}`;
    const first = this.pending.get(key);
    if (first) {
      await first.catch(() => undefined);
      return this.beginOne(form, sender);
    }
    const begun = this.beginOne(form, sender).finally(() => this.pending.delete(key));
    this.pending.set(key, begun);
    return begun;
  }

  /** Commits the row before calling the provider, so every payment belongs to a known tip. */
  private async beginOne(form: NewTip, { id: senderId, person, ip }: Sender): Promise<Begun> {
    const recipientId = (form.recipientId ?? form.receiverId)!;
    const { message = null, receiptEmail = null, clientKey = null } = form;
    const [known, trip] = await Promise.all([
      clientKey === null ? undefined : this.store.begun(senderId, clientKey),
      senderId === null ? null : this.thanks.tripOf(senderId, recipientId),
      this.recipients.expect(recipientId, senderId),
      senderId !== null && this.checks.expectCardBelowLimit(senderId),
      this.checks.expectRecipientBelowLimit(recipientId),
      senderId !== null && message && this.expectMayWrite(senderId, recipientId),
    ]);
    // A repeated request counts against the cheaper limit.
    await this.limits.take(known ? 'payment.hint' : 'payment.intent', {
      ip,
      account: person,
    });
    const cents = form.amount * 100;
    const matchId = trip?.tripId ?? null;
    const wanted = { senderId, recipientId, cents, message, receiptEmail, clientKey, matchId };
    const tip = await this.store.add(wanted);
    if (!tip) throw unknownRecipient();
    if (tip.recipientId !== recipientId || tip.cents !== wanted.cents)
      throw new ConflictException('Another tip was begun with this key');
    return this.open(tip);
  }

  /** The page's report only triggers a sync with the provider; it decides nothing. */
  async record({ paymentIntentId, ...reported }: PaymentRecord, by: number | null): Promise<RecordedTip> {
    const known = await this.store.byIntent(paymentIntentId);
    if (!known || (known.senderId !== null && known.senderId !== by))
      throw new NotFoundException('This payment was not found');
    if (reported.recipientId !== undefined && reported.recipientId !== known.recipientId)
      throw new ConflictException('This payment was for somebody else');
    if (reported.amount !== undefined && reported.amount * 100 !== known.cents)
      throw new ConflictException('This payment was for another amount');
    const tip = known.isPaid ? known : await this.tipSync.awaitResult(known.id);
    if (!tip?.isPaid) throw new ConflictException('This payment has not gone through');
    const recipient = tip.recipientId === null ? null : await this.recipients.find(tip.recipientId);
    const { id, status, cents, isUnderReview } = tip;
    return { id, status, amount: cents / 100, recipient, isUnderReview };
  }

  /** The words of a tip to a stranger are first words, which a limited person cannot write. */
  private async expectMayWrite(senderId: number, recipientId: number): Promise<void> {
    if (await this.interactions.knowEachOther(senderId, recipientId)) return;
    const whatWorks = 'You can still send the tip without a message.';
    await this.contactLimits.assertNone(this.em.fork(), senderId, whatWorks);
  }

  private async open(tip: StoredTip): Promise<Begun> {
    const startedAt = performance.now();
    const { id, clientSecret } = await this.intents.open(tip);
    const providerMs = performance.now() - startedAt;
    return { intent: { clientSecret, paymentIntentId: id }, providerMs };
  }
}
