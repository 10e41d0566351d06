import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { stillChecking } from '../contract.js';
import { CardPayments } from '../provider/card-payments.js';
import type { Intent } from '../provider/intent.js';
import { ProviderRefusal, ProviderUnavailable } from '../../platform/stripe/provider-errors.js';
import { TipTransitions } from './tip-transitions.js';
import { TipIntents } from './tip-intents.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

/** As long as one call of the provider may take. */
const maxWaitMs = 5_000;
const betweenLooksMs = 250;

/** Calls may repeat and come in any order. */
@Injectable()
export class TipSync {
  private readonly log = new Logger('Tips');

  constructor(
    private readonly cards: CardPayments,
    private readonly intents: TipIntents,
    private readonly transitions: TipTransitions,
    private readonly store: TipStore,
  ) {}

  async sync(tipId: number): Promise<StoredTip | undefined> {
    const tip = await this.store.byId(tipId);
    return tip && this.settle(tip, await this.intentOf(tip));
  }

  /** For a page that waits. While the provider is slow or away for this call, an event may have brought the result. */
  async awaitResult(tipId: number): Promise<StoredTip | undefined> {
    const tip = await this.store.byId(tipId);
    if (!tip) return undefined;
    const end = Date.now() + maxWaitMs;
    // Only the provider's response may come after ours: what it changes here is awaited.
    const asked = this.intentOf(tip).then((intent) => ({ intent }), unavailable);
    while (Date.now() < end) {
      const paused = pause(betweenLooksMs, undefined);
      const response = await Promise.race([asked.then((known) => known ?? paused), paused]);
      if (response) return this.settle(tip, response.intent);
      const current = await this.store.byId(tipId);
      if (current?.isPaid) return current;
    }
    const message = 'We are still checking your payment.';
    throw new ServiceUnavailableException({ message, code: stillChecking, retryAfter: 5 });
  }

  /** A payment that succeeds just before the cancellation still counts. */
  async cancel(tipId: number): Promise<void> {
    const tip = await this.sync(tipId);
    if (!tip?.intentId || tip.isPaid || tip.status === 'abandoned') return;
    const canceled = await this.cards.cancel(tip.intentId).catch(refused);
    if (canceled) await this.apply(tip, canceled);
    else await this.sync(tipId);
  }

  private async settle(tip: StoredTip, intent: Intent | undefined): Promise<StoredTip | undefined> {
    if (!intent) await this.transitions.abandon(tip);
    else if (this.isOurs(tip, intent)) await this.apply(tip, intent);
    return this.store.byId(tip.id);
  }

  private async apply(tip: StoredTip, { status, charge }: Intent): Promise<void> {
    if (status === 'failed') await this.transitions.fail(tip);
    if (status === 'canceled') await this.transitions.abandon(tip);
    if (status !== 'succeeded' || !charge) return;
    await this.transitions.succeed(tip, charge);
    if (charge.refundedCents >= tip.cents) return this.transitions.refundOrDispute(tip, charge);
    if (charge.dispute?.isWon) return this.transitions.reinstate(tip, charge.dispute);
    if (charge.dispute) return this.transitions.refundOrDispute(tip, charge);
  }

  /** A crash can lose the provider's response; the idempotency key then yields the same payment. */
  private async intentOf(tip: StoredTip): Promise<Intent | undefined> {
    if (tip.intentId) return this.cards.find(tip.intentId);
    const created = await this.intents.open(tip).catch(refused);
    return created && this.cards.find(created.id);
  }

  private isOurs(tip: StoredTip, { id, cents, currency, tipId }: Intent): boolean {
    if (cents === tip.cents && currency === tip.currency && tipId === tip.id) return true;
    this.log.error({ tip: tip.id, intent: id, cents, currency }, 'A payment differs from its tip');
    return false;
  }
}

function refused(error: unknown): undefined {
  if (error instanceof ProviderRefusal) return undefined;
  throw error;
}

function unavailable(error: unknown): undefined {
  if (error instanceof ProviderUnavailable) return undefined;
  throw error;
}
