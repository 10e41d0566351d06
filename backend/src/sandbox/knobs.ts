import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';

export const playedProvider = z.enum([
  'mail',
  'sms',
  'captcha',
  'flights',
  'stripe',
  'stripe.accounts',
  'stripe.account_links',
  'stripe.charges',
  'stripe.identity',
  'stripe.payment_intents',
  'stripe.refunds',
  'stripe.transfers',
  'translation',
  'push',
]);
export type PlayedProvider = z.infer<typeof playedProvider>;

/**
 * fail-for-key: stores the error for the idempotency key. down: hangs up at once. lost: hangs up after its work. quota:
 * answers 429.
 */
const fault = z.enum(['none', 'fail', 'fail-for-key', 'stall', 'down', 'lost', 'quota']);
export type Fault = z.infer<typeof fault>;

/** reorder: the event arrives after later events of the same call. */
const eventFault = z.enum(['none', 'drop', 'duplicate', 'reorder']);
export type EventFault = z.infer<typeof eventFault>;

/** drop: no report is sent. undelivered: the report says so. */
const deliveryFault = z.enum(['none', 'drop', 'undelivered']);
export type DeliveryFault = z.infer<typeof deliveryFault>;

/** What a push service may answer. */
const pushStatus = z.literal([201, 404, 410, 413, 429, 500]);

const turned = {
  /** The number of requests to affect. Without it, all of them. */
  times: z.int().min(1).max(1000).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
};
export const knob = z.strictObject({ fault, ...turned });
export type Knob = z.infer<typeof knob>;
export const eventKnob = z.strictObject({ fault: eventFault, ...turned });
export type EventKnob = z.infer<typeof eventKnob>;
export const pushState = z.strictObject({
  status: pushStatus,
  times: turned.times,
  /** Seconds, sent as `Retry-After`. */
  retryAfter: z.int().min(0).max(86_400).optional(),
});
export type PushState = z.infer<typeof pushState>;
export const deliveryKnob = z.strictObject({ fault: deliveryFault, ...turned });
export type DeliveryKnob = z.infer<typeof deliveryKnob>;

const events = 'stripe.events';
const delivery = 'sms.delivery';
const pushAnswer = 'push.state';

/** Faults that tests inject into the simulated providers. */
@Injectable()
export class Knobs {
  constructor(private readonly database: Database) {}

  turn(provider: PlayedProvider, knob: Knob): Promise<void> {
    return this.set(provider, knob);
  }

  turnEvents(knob: EventKnob): Promise<void> {
    return this.set(events, knob);
  }

  turnDelivery(knob: DeliveryKnob): Promise<void> {
    return this.set(delivery, knob);
  }

  turnPush({ status, times, retryAfter }: PushState): Promise<void> {
    return this.set(pushAnswer, { fault: [status, retryAfter].join(' ').trim(), times });
  }

  private async set(
    provider: string,
    { fault, times, delayMs }: { fault: string; times?: number | undefined; delayMs?: number | undefined },
  ): Promise<void> {
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

  /** Waits for the knob's delay, then resolves to the fault for one request. */
  fate(provider: PlayedProvider): Promise<Fault> {
    return this.meet<Fault>(provider);
  }

  eventFate(): Promise<EventFault> {
    return this.meet<EventFault>(events);
  }

  deliveryFate(): Promise<DeliveryFault> {
    return this.meet<DeliveryFault>(delivery);
  }

  async pushAnswer(): Promise<{ status: number; retryAfter: number | undefined }> {
    const met = await this.meet<string>(pushAnswer);
    const [status = 201, retryAfter] = met === 'none' ? [] : met.split(' ').map(Number);
    return { status, retryAfter };
  }

  private async meet<Met extends string>(provider: string): Promise<Met | 'none'> {
    const [met] = await this.database.query<{ fault: Met; delayMs: number }>(
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
