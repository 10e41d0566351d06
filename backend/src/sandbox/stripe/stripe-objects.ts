import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kind, Kinds } from './kinds.js';
import { noSuch } from './stripe-errors.js';

interface Row<Body> {
  body: Body;
}

/** Everything that Stripe would know, each object as it would answer it. */
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

  async find<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.one(kind, id, '', param);
  }

  /** For changing it: whoever comes at the same time waits. */
  async lock<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.one(kind, id, 'for update', param);
  }

  /** By its id alone, which says what it is. */
  async any(id: string): Promise<Kinds[Kind]> {
    const [row] = await this.em.execute<Row<Kinds[Kind]>[]>(
      `select body from sandbox_stripe_object where id = ?`,
      [id],
    );
    if (!row) throw noSuch('object', id, 'expand');
    return row.body;
  }

  private async one<K extends Kind>(kind: K, id: string, how: string, param?: string): Promise<Kinds[K]> {
    const [row] = await this.em.execute<Row<Kinds[K]>[]>(
      `select body from sandbox_stripe_object where id = ? and object = ? ${how}`,
      [id, kind],
    );
    if (!row) throw noSuch(kind, id, param);
    return row.body;
  }
}
