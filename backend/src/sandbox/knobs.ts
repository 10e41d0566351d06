import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';

export const playedProvider = z.enum([
  'mail',
  'sms',
  'captcha',
  'stripe',
  'stripe.accounts',
  'stripe.account_links',
  'stripe.charges',
  'stripe.payment_intents',
  'stripe.refunds',
  'stripe.transfers',
]);
export type PlayedProvider = z.infer<typeof playedProvider>;

/** fail: answers with an error. stall: never answers. down: hangs up. lost: does its work and then hangs up. */
const fault = z.enum(['none', 'fail', 'stall', 'down', 'lost']);
export type Fault = z.infer<typeof fault>;

export const knob = z.strictObject({
  fault,
  /** How many requests it is for; all of them when missing. */
  times: z.int().min(1).max(1000).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
});
export type Knob = z.infer<typeof knob>;

/** How well the played providers feel today: tests make them slow, stubborn or dead. */
@Injectable()
export class Knobs {
  constructor(private readonly database: Database) {}

  async turn(provider: PlayedProvider, { fault, times, delayMs }: Knob): Promise<void> {
    await this.database.query(
      'sandbox.turn-knob',
      `insert into sandbox_knob (provider, fault, times_left, delay_ms) values ($1, $2, $3, $4)
       on conflict (provider) do update
       set fault = excluded.fault, times_left = excluded.times_left, delay_ms = excluded.delay_ms`,
      [provider, fault, times ?? null, delayMs ?? 0],
    );
  }

  async reset(): Promise<void> {
    await this.database.query('sandbox.reset-knobs', 'delete from sandbox_knob', []);
  }

  /** What becomes of one request, after the wait that it was given. */
  async fate(provider: PlayedProvider): Promise<Fault> {
    const [met] = await this.database.query<{ fault: Fault; delayMs: number }>(
      'sandbox.fate',
      `update sandbox_knob set times_left = times_left - 1
       where provider = $1 and (times_left is null or times_left > 0)
       returning fault, delay_ms as "delayMs"`,
      [provider],
    );
    if (met?.delayMs) await pause(met.delayMs);
    return met?.fault ?? 'none';
  }
}
