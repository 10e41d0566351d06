import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Limits } from '../../platform/limits/limits.js';
import type { NewTip, PaymentIntent, PaymentRecord, RecordedTip } from '../contract.js';
import { CardPayments } from '../provider/card-payments.js';
import { Recipients } from './recipients.js';
import { Settling } from './settling.js';
import { TipStore, type StoredTip } from './tip-store.js';
import { UsedCards } from './used-cards.js';

interface Sender {
  /** Null: somebody without an account. */
  id: number | null;
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
  constructor(
    private readonly cards: CardPayments,
    private readonly limits: Limits,
    private readonly recipients: Recipients,
    private readonly settling: Settling,
    private readonly store: TipStore,
    private readonly usedCards: UsedCards,
  ) {}

  /** The row is ours, and committed, before the provider hears of it: whatever is paid is known here. */
  async begin(form: NewTip, { id: senderId, ip }: Sender): Promise<Begun> {
    const recipientId = (form.recipientId ?? form.receiverId)!;
    const { message = null, receiptEmail = null, clientKey = null } = form;
    const [known] = await Promise.all([
      clientKey === null ? undefined : this.store.begun(senderId, clientKey),
      this.recipients.expect(recipientId, senderId),
      senderId !== null && this.usedCards.expectFew(senderId),
    ]);
    // The same tip again costs a look, not another payment.
    await this.limits.take(known ? 'payment.hint' : 'payment.intent', {
      ip,
      account: senderId ?? undefined,
      destination: String(recipientId),
    });
    const wanted = { senderId, recipientId, cents: form.amount * 100, message, receiptEmail, clientKey };
    const tip = await this.store.add(wanted);
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
    const tip = known.isPaid ? known : await this.settling.look(known.id);
    if (!tip?.isPaid) throw new ConflictException('This payment has not gone through');
    const recipient = tip.recipientId === null ? null : await this.recipients.find(tip.recipientId);
    return { id: tip.id, status: tip.status, amount: tip.cents / 100, recipient };
  }

  private async open(tip: StoredTip): Promise<Begun> {
    const asked = performance.now();
    const { id, clientSecret } = tip.intentId
      ? await this.cards.find(tip.intentId)
      : await this.cards.create(tip);
    const providerMs = performance.now() - asked;
    if (!tip.intentId) await this.store.keepIntent(tip.id, id);
    return { intent: { clientSecret, paymentIntentId: id }, providerMs };
  }
}
