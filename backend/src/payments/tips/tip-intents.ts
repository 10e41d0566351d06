import { setTimeout as pause } from 'node:timers/promises';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { CardPayments } from '../provider/card-payments.js';
import type { Intent } from '../provider/intent.js';
import { ProviderBusy, ProviderReplay } from '../provider/provider-errors.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

const pausesMs = [50, 100, 200, 400, 800];

/** The one payment of a tip at the provider, created once however many ask for it at the same time. */
@Injectable()
export class TipIntents {
  constructor(
    private readonly cards: CardPayments,
    private readonly store: TipStore,
  ) {}

  async open(tip: StoredTip): Promise<Intent> {
    for (const pauseMs of pausesMs) {
      const intent = await this.tryToOpen(tip);
      if (intent) return intent;
      await pause(pauseMs);
      tip = await this.reread(tip);
    }
    throw new ConflictException('This tip is being set up elsewhere. Please try again in a moment.');
  }

  /** Undefined while another request creates the same payment. */
  private async tryToOpen(tip: StoredTip): Promise<Intent | undefined> {
    if (tip.intentId) return this.cards.find(tip.intentId);
    try {
      const created = await this.create(tip);
      const keptId = await this.store.keepIntent(tip.id, created.id);
      return keptId === created.id ? created : await this.cards.find(keptId);
    } catch (error) {
      if (error instanceof ProviderBusy) return undefined;
      throw error;
    }
  }

  /**
   * A second key cannot charge twice: should there be a payment behind a replayed error, nobody was ever given the
   * secret that is needed to pay it.
   */
  private async create(tip: StoredTip): Promise<Intent> {
    try {
      return await this.cards.create(tip);
    } catch (error) {
      if (!(error instanceof ProviderReplay)) throw error;
      await this.store.nextAttempt(tip);
      const next = await this.reread(tip);
      return next.intentId ? this.cards.find(next.intentId) : this.cards.create(next);
    }
  }

  private async reread({ id }: StoredTip): Promise<StoredTip> {
    const tip = await this.store.byId(id);
    if (!tip) throw new NotFoundException('This tip was not found');
    return tip;
  }
}
