import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface Delivered {
  device: string;
  payload: unknown;
  ttl: number;
  urgency: string;
  topic: string | null;
}

const kept = 500;

const add = `
  with added as (
    insert into sandbox_push (device, payload, ttl, urgency, topic) values ($1, $2::jsonb, $3, $4, $5) returning id
  )
  delete from sandbox_push where id < (select id from added) - ${kept}`;

const list = `
  select id::int, device, payload, ttl, urgency, topic from sandbox_push
  where $1::text is null or device = $1 order by id desc limit 50`;

/** In PostgreSQL, so that every node shows the same. */
@Injectable()
export class Pushes {
  constructor(private readonly database: Database) {}

  async add({ device, payload, ttl, urgency, topic }: Delivered): Promise<void> {
    const values = [device, JSON.stringify(payload), ttl, urgency, topic];
    await this.database.query('sandbox.push-add', add, values);
  }

  list(device: string | undefined): Promise<(Delivered & { id: number })[]> {
    return this.database.query<Delivered & { id: number; [column: string]: unknown }>(
      'sandbox.push-list',
      list,
      [device ?? null],
    );
  }
}
