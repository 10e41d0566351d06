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

/** What the travelers of a demo thanked each other with; seeding twice, or on two nodes at once, changes nothing. */
@Injectable()
export class PaymentsDemo {
  constructor(
    private readonly ledger: Ledger,
    private readonly interactions: Interactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async seed(em: EntityManager): Promise<void> {
    // Where real money moves, nobody is told that some is held for them.
    if (!this.config.sandbox.stripe) return;
    await em.transactional(async (em) => {
      for (const tip of demoTips) await this.sow(em, tip);
    });
  }

  private async sow(em: EntityManager, tip: DemoTip): Promise<void> {
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

/** The same for the same tip on every node and at every start. */
function keyOf({ from, to, daysAgo }: DemoTip): string {
  const hex = createHash('sha256').update(`demo tip ${from} ${to} ${daysAgo}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
