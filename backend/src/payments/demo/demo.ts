import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Interactions } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Ledger } from '../ledger/ledger.js';
import { demoTips, type DemoTip } from './demo-tips.js';
import * as sql from './statements.js';

interface Sides {
  id: number;
  senderId: number;
  recipientId: number;
}

const emailOf = (name: string) => `${name}@example.com`;

@Injectable()
export class PaymentsDemo {
  constructor(
    private readonly ledger: Ledger,
    private readonly interactions: Interactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async seed(em: EntityManager): Promise<void> {
    // With a real provider, demo users must not see money that does not exist.
    if (!this.config.sandbox.stripe) return;
    await em.transactional(async (em) => {
      for (const tip of demoTips) await this.addTip(em, tip);
    });
  }

  private async addTip(em: EntityManager, tip: DemoTip): Promise<void> {
    const { from, to, dollars, daysAgo, message } = tip;
    const key = keyOf(tip);
    const cents = dollars * 100;
    const values = [key, cents, message, daysAgo, daysAgo, emailOf(from), emailOf(to)];
    const [sides] = await em.execute<Sides[]>(sql.add, values);
    if (!sides) return;
    const { id: tipId, senderId, recipientId } = sides;
    await this.ledger.book(em, { tipId, kind: 'paid', cents, providerId: `demo_${key}` });
    await this.interactions.record(em, senderId, recipientId, 'tip');
  }
}

/** Deterministic, so that every node and start finds the same tip. */
function keyOf({ from, to, daysAgo }: DemoTip): string {
  const hex = createHash('sha256').update(`demo tip ${from} ${to} ${daysAgo}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
