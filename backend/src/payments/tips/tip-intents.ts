import { setTimeout as pause } from 'node:timers/promises';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { CardPayments } from '../provider/card-payments.js';
import type { Intent } from '../provider/intent.js';
import { ProviderBusy, ProviderReplay } from '../../platform/stripe/provider-errors.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

const pausesMs = [50, 100, 200, 400, 800];

@Injectable()
export class TipIntents {
  constructor(
    private readonly cards: CardPayments,
    private readonly store: TipStore,
  ) {}

  async open(tip: StoredTip): Promise<Intent> {
    for (const pauseMs of pausesMs) {
      const intent = await this.tryOpen(tip);
      if (intent) return intent;
      await pause(pauseMs);
      tip = await this.reread(tip);
    }
    throw new ConflictException('This tip is being set up elsewhere. Please try again in a moment.');
  }

  /** Undefined while another request creates the same payment. */
  private async tryOpen(tip: StoredTip): Promise<Intent | undefined> {
    if (tip.intentId) return this.cards.find(tip.intentId);
    try {
      const created = await this.create(tip);
      const storedId = await this.store.storeIntent(tip.id, created.id);
      return storedId === created.id ? created : await this.cards.find(storedId);
    } catch (error) {
      if (error instanceof ProviderBusy) return undefined;
      throw error;
    }
  }

  /** A second key cannot charge twice: no page ever received the client secret of the first payment. */
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
