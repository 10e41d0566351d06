import { Injectable, Logger } from '@nestjs/common';
import { CardPayments } from '../provider/card-payments.js';
import type { Intent } from '../provider/intent.js';
import { ProviderRefusal } from '../provider/provider-errors.js';
import { TipTransitions } from './tip-transitions.js';
import { TipIntents } from './tip-intents.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

/** Brings a tip to where the provider says that its payment is; however often, by whomever and in whatever order. */
@Injectable()
export class Settling {
  private readonly log = new Logger('Tips');

  constructor(
    private readonly cards: CardPayments,
    private readonly intents: TipIntents,
    private readonly outcomes: TipTransitions,
    private readonly store: TipStore,
  ) {}

  /** The tip as it stands afterwards; undefined when there is none. */
  async look(tipId: number): Promise<StoredTip | undefined> {
    const tip = await this.store.byId(tipId);
    if (!tip) return undefined;
    const intent = await this.intentOf(tip);
    if (!intent) await this.outcomes.abandon(tip);
    else if (this.isOurs(tip, intent)) await this.settle(tip, intent);
    return this.store.byId(tipId);
  }

  /** Nobody can pay it any more; what was paid at the last moment counts. */
  async giveUp(tipId: number): Promise<void> {
    const tip = await this.look(tipId);
    if (!tip?.intentId || tip.isPaid || tip.status === 'abandoned') return;
    const canceled = await this.cards.cancel(tip.intentId).catch(refused);
    if (canceled) await this.settle(tip, canceled);
    else await this.look(tipId);
  }

  private async settle(tip: StoredTip, { status, charge }: Intent): Promise<void> {
    if (status === 'failed') await this.outcomes.fail(tip);
    if (status === 'canceled') await this.outcomes.abandon(tip);
    if (status !== 'succeeded' || !charge) return;
    await this.outcomes.succeed(tip, charge);
    if (charge.refundedCents >= tip.cents) return this.outcomes.takeBack(tip, charge);
    if (charge.dispute?.isWon) return this.outcomes.reinstate(tip, charge.dispute);
    if (charge.dispute) return this.outcomes.takeBack(tip, charge);
  }

  /** A server that died after the provider's answer does not know the payment: asked again, it is the same one. */
  private async intentOf(tip: StoredTip): Promise<Intent | undefined> {
    if (tip.intentId) return this.cards.find(tip.intentId);
    const created = await this.intents.open(tip).catch(refused);
    return created && this.cards.find(created.id);
  }

  private isOurs(tip: StoredTip, { id, cents, currency, tipId }: Intent): boolean {
    if (cents === tip.cents && currency === tip.currency && tipId === tip.id) return true;
    this.log.error({ tip: tip.id, intent: id, cents, currency }, 'A payment is not what was asked for');
    return false;
  }
}

function refused(error: unknown): undefined {
  if (error instanceof ProviderRefusal) return undefined;
  throw error;
}
