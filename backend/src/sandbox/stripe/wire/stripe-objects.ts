import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kind, Kinds } from './kinds.js';
import { noSuch, noSuchAccount } from './stripe-errors.js';

interface Row<Body> {
  body: Body;
}

interface Wanted {
  limit: number;
  filter: object;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  starting_after?: string;
}

const ever = 100_000_000_000;

@Injectable()
export class StripeObjects {
  constructor(private readonly em: EntityManager) {}

  async add<Object extends Kinds[Kind]>(object: Object): Promise<Object> {
    await this.em.execute(`insert into sandbox_stripe_object (id, object, body) values (?, ?, ?::jsonb)`, [
      object.id,
      object.object,
      JSON.stringify(object),
    ]);
    return object;
  }

  async save(object: Kinds[Kind]): Promise<void> {
    await this.em.execute(`update sandbox_stripe_object set body = ?::jsonb where id = ?`, [
      JSON.stringify(object),
      object.id,
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.em.execute(`delete from sandbox_stripe_object where id = ?`, [id]);
  }

  async find<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.one(kind, id, '', param);
  }

  /** Concurrent writers wait for this lock. */
  async lock<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.one(kind, id, 'for update', param);
  }

  async any(id: string, param = 'expand'): Promise<Kinds[Kind]> {
    const [row] = await this.em.execute<Row<Kinds[Kind]>[]>(
      `select body from sandbox_stripe_object where id = ?`,
      [id],
    );
    if (!row) throw noSuch('object', id, param);
    return row.body;
  }

  async list(kind: Kind, { limit, filter, created, starting_after }: Wanted): Promise<Kinds[Kind][]> {
    const after = starting_after === undefined ? null : await this.any(starting_after, 'starting_after');
    const rows = await this.em.execute<Row<Kinds[Kind]>[]>(
      `select body from sandbox_stripe_object
       where object = ? and body @> ?::jsonb
         and (body->>'created')::bigint between ? and ?
         and (?::text is null or number < (select number from sandbox_stripe_object where id = ?))
       order by number desc limit ?`,
      [
        kind,
        JSON.stringify(filter),
        Math.max(created?.gte ?? 0, (created?.gt ?? -1) + 1),
        Math.min(created?.lte ?? ever, (created?.lt ?? ever) - 1),
        after?.id ?? null,
        after?.id ?? null,
        limit,
      ],
    );
    return rows.map(({ body }) => body);
  }

  private async one<K extends Kind>(kind: K, id: string, how: string, param?: string): Promise<Kinds[K]> {
    const [row] = await this.em.execute<Row<Kinds[K]>[]>(
      `select body from sandbox_stripe_object where id = ? and object = ? ${how}`,
      [id, kind],
    );
    if (!row) throw kind === 'account' && param === undefined ? noSuchAccount(id) : noSuch(kind, id, param);
    return row.body;
  }
}
