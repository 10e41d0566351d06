import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Mailboxes } from '../../account/index.js';
import { NewAlerts, type Wanted } from '../alerts/new-alerts.js';

type Route = Required<Pick<Wanted, 'from' | 'to'>> & Pick<Wanted, 'type' | 'how'>;

/** By the part of the email before the @. */
const wanted: Record<string, Route[]> = {
  meera: [
    { type: 'seeking_help', from: 'JFK', to: 'HYD', how: 'now' },
    { type: 'seeking_help', from: 'HYD', to: 'EWR', how: 'daily' },
  ],
  ifeoma: [{ type: 'helper', from: 'IAH', to: 'LOS', how: 'now' }],
};
const daysAhead = 90;

const isWatching = `select 1 from alert where user_id = ? limit 1`;

const dayOf = (daysSince1970: number) => new Date(daysSince1970 * 86_400_000).toISOString().slice(0, 10);

/** What the demo's best-known travelers are told of. */
@Injectable()
export class DemoAlerts {
  constructor(
    private readonly mailboxes: Mailboxes,
    private readonly newAlerts: NewAlerts,
  ) {}

  async seed(em: EntityManager, today: number, idOf: (name: string) => number | undefined): Promise<void> {
    const days = { firstDay: dayOf(today), lastDay: dayOf(today + daysAhead) };
    for (const [name, routes] of Object.entries(wanted)) {
      const userId = idOf(name);
      if (!userId || (await em.execute<unknown[]>(isWatching, [userId])).length) continue;
      const mailboxKey = await this.mailboxes.keyOf(`${name}@example.com`);
      for (const route of routes)
        await this.newAlerts.add(
          em,
          { userId, email: null, mailboxKey },
          { ...route, ...days, nearby: true },
        );
    }
  }
}
