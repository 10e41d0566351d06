import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Knobs } from '../../knobs.js';
import { nowSeconds } from '../wire/call.js';
import { eventsSend } from '../wire/events.job.js';
import type { StripeEvent } from '../wire/kinds.js';

const timeoutMs = 10_000;
const timesOf = { none: 1, drop: 0, duplicate: 2 } as const;

/** Posts events to our webhook, signed as Stripe signs them, until the webhook accepts them. */
@Injectable()
export class EventSender implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly knobs: Knobs,
  ) {}

  async onModuleInit() {
    await this.jobs.work(eventsSend, async ({ events }, { signal }) => {
      await this.sendAll(await this.waiting(events), signal);
    });
  }

  /** A refused event does not hold up the events after it. */
  private async sendAll(events: StripeEvent[], signal: AbortSignal): Promise<void> {
    const failed: unknown[] = [];
    const send = (event: StripeEvent, times = 1) =>
      this.deliver(event, times, signal).catch((error: unknown) => failed.push(error));
    const late: StripeEvent[] = [];
    for (const event of events) {
      const fate = await this.knobs.eventFate();
      if (fate === 'reorder') late.unshift(event);
      else await send(event, timesOf[fate]);
    }
    for (const event of late) await send(event);
    if (failed.length) throw failed[0];
  }

  private async waiting(ids: string[]): Promise<StripeEvent[]> {
    const rows = await this.database.query<{ body: StripeEvent }>(
      'sandbox.stripe-waiting',
      `select body from sandbox_stripe_object
       where id = any($1) and delivered_at is null order by number`,
      [ids],
    );
    return rows.map(({ body }) => body);
  }

  private async deliver(event: StripeEvent, times: number, signal: AbortSignal): Promise<void> {
    for (let sent = 0; sent < times; sent++) await this.post(event, signal);
    await this.database.query(
      'sandbox.stripe-delivered',
      `update sandbox_stripe_object set delivered_at = now() where id = $1`,
      [event.id],
    );
  }

  private async post(event: StripeEvent, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(event, null, 2);
    const response = await fetch(this.webhook(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, this.secretFor(event)),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status} to ${event.type}`);
  }

  /** Events of connected accounts go to a Connect endpoint, which has its own secret. */
  private secretFor({ account }: StripeEvent): string {
    const [own = '', connect = own] = this.config.stripe.webhookSecrets;
    return account === undefined ? own : connect;
  }

  /** A worker serves no API. */
  private webhook(): string {
    const { role, port, publicUrl } = this.config;
    return `${role === 'worker' ? publicUrl : `http://127.0.0.1:${port}`}/api/stripe/webhook`;
  }
}

export function signature(body: string, secret: string, seconds = nowSeconds()): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
