import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { FlightChanges } from './flight-changes.js';

export const newAlert = z.object({
  ident: z.string().regex(/^[A-Z\d]{2}\d{1,4}$/),
  start: z.iso.date(),
  end: z.iso.date(),
  events: z.record(z.string(), z.boolean()),
  target_url: z.url(),
});
export type NewAlert = z.infer<typeof newAlert>;

/** lie: the event says what is not so. */
export const delivery = z.enum(['send', 'lose', 'twice', 'late', 'lie']);
export type Delivery = z.infer<typeof delivery>;

const flightEvent = z.object({ url: z.string(), body: z.record(z.string(), z.unknown()) });
export const eventDelivery = defineJob('sandbox.flight-event', flightEvent, { retries: 3, retryAfter: 1 });

const lateSeconds = 20;

const add = `
  insert into sandbox_alert (ident, first_day, last_day, target_url) values ($1, $2, $3, $4)
  returning id::float8 as id`;
const remove = 'delete from sandbox_alert where id = $1 returning true as "isRemoved"';
const about = `
  select id::float8 as id, target_url as url from sandbox_alert
  where ident = $1 and $2::date between first_day and last_day order by id`;

/** Events without a signature, as the real provider sends them. */
@Injectable()
export class FlightAlerts implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(eventDelivery, ({ url, body }, { signal }) => this.post(url, body, signal));
  }

  async add({ ident, start, end, target_url: url }: NewAlert): Promise<number> {
    const [row] = await this.database.query<{ id: number }>('sandbox.add-alert', add, [
      ident,
      start,
      end,
      url,
    ]);
    return row?.id ?? 0;
  }

  async remove(id: number): Promise<boolean> {
    return (await this.database.query('sandbox.remove-alert', remove, [id])).length > 0;
  }

  async tell(key: string, { state }: FlightChanges, how: Delivery): Promise<void> {
    if (how === 'lose') return;
    const [ident = '', date = ''] = key.split('.');
    const alerts = await this.database.query<{ id: number; url: string }>('sandbox.alerts-about', about, [
      ident,
      date,
    ]);
    const code = how === 'lie' ? 'cancelled' : (state ?? 'changed');
    const options = how === 'late' ? { startAfterSeconds: lateSeconds } : {};
    for (const { id, url } of alerts)
      for (let times = how === 'twice' ? 2 : 1; times > 0; times--)
        await this.jobs.enqueue(null, eventDelivery, { url, body: bodyOf(id, { ident, code }) }, options);
  }

  private async post(url: string, body: object, signal: AbortSignal): Promise<void> {
    const { role, port } = this.config;
    // The public address may not be reachable from here, and a worker serves no API.
    const reachable = role === 'worker' ? url : `http://127.0.0.1:${port}${new URL(url).pathname}`;
    const answer = await fetch(reachable, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    await answer.body?.cancel();
    // What is refused is not sent again.
    if (answer.status >= 500) throw new Error(`The address of the alert answered ${answer.status}`);
  }
}

const bodyOf = (alert: number, { ident, code }: { ident: string; code: string }) => ({
  alert_id: alert,
  event_code: code,
  summary: `${ident} ${code}`,
  short_description: `${ident} ${code}`,
  long_description: `${ident} ${code}`,
  flight: { ident, ident_iata: ident },
});
