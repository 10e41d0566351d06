import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Limits } from '../../platform/limits/limits.js';
import type { NewTip, PaymentIntent, PaymentRecord, RecordedTip } from '../contract.js';
import { Recipients, unknownRecipient } from './recipients.js';
import { Settling } from './settling.js';
import { TipChecks } from './tip-checks.js';
import { TipIntents } from './tip-intents.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

interface Sender {
  /** Null: somebody without an account. */
  id: number | null;
  /** Whom the limits count; missing as the account is. */
  person: string | undefined;
  ip: string;
}

interface Begun {
  intent: PaymentIntent;
  /** How long the provider took to answer. */
  providerMs: number;
}

/** A tip from the sender's point of view: begun, then paid. */
@Injectable()
export class TipsService {
  private readonly beginning = new Map<string, Promise<Begun>>();

  constructor(
    private readonly checks: TipChecks,
    private readonly intents: TipIntents,
    private readonly limits: Limits,
    private readonly recipients: Recipients,
    private readonly settling: Settling,
    private readonly store: TipStore,
  ) {}

  /**
   * Those that come at the same time with one key follow the first one here: for them the tip is known already, and
   * does not count again.
   */
  async begin(form: NewTip, sender: Sender): Promise<Begun> {
    if (form.clientKey === undefined) return this.beginOne(form, sender);
    const key = `${sender.id} ${form.clientKey}`;
    const first = this.beginning.get(key);
    if (first) {
      await first.catch(() => undefined);
      return this.beginOne(form, sender);
    }
    const begun = this.beginOne(form, sender).finally(() => this.beginning.delete(key));
    this.beginning.set(key, begun);
    return begun;
  }

  /** The row is ours, and committed, before the provider hears of it: whatever is paid is known here. */
  private async beginOne(form: NewTip, { id: senderId, person, ip }: Sender): Promise<Begun> {
    const recipientId = (form.recipientId ?? form.receiverId)!;
    const { message = null, receiptEmail = null, clientKey = null } = form;
    const [known] = await Promise.all([
      clientKey === null ? undefined : this.store.begun(senderId, clientKey),
      this.recipients.expect(recipientId, senderId),
      senderId !== null && this.checks.expectCardLeft(senderId),
      this.checks.expectRecipientLeft(recipientId),
    ]);
    // The same tip again costs a look, not another payment.
    await this.limits.take(known ? 'payment.hint' : 'payment.intent', {
      ip,
      account: person,
    });
    const wanted = { senderId, recipientId, cents: form.amount * 100, message, receiptEmail, clientKey };
    const tip = await this.store.add(wanted);
    if (!tip) throw unknownRecipient();
    if (tip.recipientId !== recipientId || tip.cents !== wanted.cents)
      throw new ConflictException('Another tip was begun with this key');
    return this.open(tip);
  }

  /** What the page says is a hint to look; it decides nothing. */
  async record({ paymentIntentId, ...said }: PaymentRecord, by: number | null): Promise<RecordedTip> {
    const known = await this.store.byIntent(paymentIntentId);
    if (!known || (known.senderId !== null && known.senderId !== by))
      throw new NotFoundException('This payment was not found');
    if (said.recipientId !== undefined && said.recipientId !== known.recipientId)
      throw new ConflictException('This payment was for somebody else');
    if (said.amount !== undefined && said.amount * 100 !== known.cents)
      throw new ConflictException('This payment was for another amount');
    const tip = known.isPaid ? known : await this.settling.sync(known.id);
    if (!tip?.isPaid) throw new ConflictException('This payment has not gone through');
    const recipient = tip.recipientId === null ? null : await this.recipients.find(tip.recipientId);
    const { id, status, cents, isUnderReview } = tip;
    return { id, status, amount: cents / 100, recipient, isUnderReview };
  }

  private async open(tip: StoredTip): Promise<Begun> {
    const asked = performance.now();
    const { id, clientSecret } = await this.intents.open(tip);
    const providerMs = performance.now() - asked;
    return { intent: { clientSecret, paymentIntentId: id }, providerMs };
  }
}
