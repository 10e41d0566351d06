import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interactions } from '../../account/index.js';
import { exchanges } from './exchanges/exchanges.js';
import type { Exchange } from './exchanges/exchange.js';
import * as sql from './statements.js';

interface Person {
  id: number;
  name: string;
}

const emails = [...new Set(exchanges.flatMap(({ between }) => between))].map((name) => `${name}@example.com`);

/** What the travelers of a demo wrote to each other; seeding twice, or on two nodes at once, changes nothing. */
@Injectable()
export class MessagingDemo {
  constructor(private readonly interactions: Interactions) {}

  async seed(em: EntityManager): Promise<void> {
    await em.transactional(async (em) => {
      await em.execute(sql.oneAtATime);
      const people = await em.execute<Person[]>(sql.people, [emails]);
      const ids = new Map(people.map(({ id, name }) => [name, id]));
      for (const exchange of exchanges) {
        const [one, other] = exchange.between.map((name) => ids.get(name));
        if (one && other) await this.sow(em, one, other, exchange);
      }
    });
  }

  private async sow(em: EntityManager, one: number, other: number, exchange: Exchange): Promise<void> {
    const both = [one, other, one, other];
    const [begun] = await em.execute<{ id: number }[]>(sql.begin, [...both, one]);
    if (!begun) return;
    const { unread = 0 } = exchange;
    await em.execute(sql.say, [begun.id, JSON.stringify(linesOf(exchange, one, other))]);
    await em.execute(sql.list, [begun.id, unread, unread, unread]);
    await em.execute(sql.confirm, [one, other, other, one]);
    await em.execute(sql.openInboxes, both);
    await this.interactions.record(em, one, other, 'conversation');
  }
}

const minutesToWrite = (text: string) => 2 + (text.length % 19);

function linesOf({ lines, hoursAgo }: Exchange, one: number, other: number) {
  let minutesAgo = hoursAgo * 60 - 7;
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .toReversed()
    .map((line) => {
      const [senderId, content] = line.startsWith('< ') ? [other, line.slice(2)] : [one, line];
      const said = { senderId, content, minutesAgo };
      minutesAgo += minutesToWrite(content);
      return said;
    });
}
