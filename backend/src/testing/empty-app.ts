import { setTimeout as pause } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import type { Pool } from 'pg';
import { JourneyStreams } from '../trips/family/journey-streams.js';
import { Translations } from '../platform/translation/translations.js';
import { AeroApi } from '../listings/flights/aeroapi.js';
import { OpenStreams } from '../messaging/live/open-streams.js';
import { StripeClient } from '../platform/stripe/stripe-client.js';
import { AnalyticsSender } from '../platform/analytics/analytics-sender.js';
import { Captcha } from '../platform/captcha/captcha.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import { OrmPool } from '../platform/database/pool/orm-pool.js';
import { Limits } from '../platform/limits/limits.js';
import { MailSender } from '../platform/mail/mail-sender.js';
import { Metrics } from '../platform/observe/metrics.js';
import { Requests } from '../platform/observe/requests.js';
import { PushSender } from '../platform/push/push-sender.js';
import { Tallies } from '../platform/observe/tallies.js';
import { Lifecycle } from '../platform/process/lifecycle.js';
import { SmsSender } from '../platform/sms/sms-sender.js';

/** A started application, as far as it is emptied. */
export interface OpenApp {
  readonly config: Config;
  readonly database: Database;
  get<Service>(service: Type<Service>): Service;
}

const quietMs = 15_000;

/** Reference data that migrations bring, and keys that the application holds in memory. */
const kept = ['airport', 'airport_near', 'language_word', 'migration', 'kept_key'];

const emptyTables = `
  do $$
  declare
    name text;
  begin
    set local session_replication_role = replica;
    for name in
      select format('%I', tablename) from pg_tables
      where schemaname = 'public' and tablename <> all ('{${kept.join()}}')
    loop
      execute 'delete from ' || name;
    end loop;
    insert into sms_budget default values;
    insert into flight_budget default values;
    insert into translation_budget default values;
    insert into identity_budget default values;
  end $$`;

/** What a test file can add to the schema, to the kept tables and to the queues. */
const schemaPrint = `
  select concat_ws(' ',
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
    (select count(*) from pg_attribute where attrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace)),
    (select count(*) from pg_constraint where connamespace = 'public'::regnamespace),
    (select count(*) from pg_trigger where tgenabled = 'O'),
    (select count(*) from pg_proc where pronamespace = 'public'::regnamespace),
    (select count(*) from airport),
    (select count(*) from pgboss.queue)) as print`;

/** What a test file cannot undo: it needs an application that no later file uses. */
export interface Print {
  schema: string | undefined;
  settings: string;
  openStreams: number;
  isStopping: boolean;
}

export async function printOf(app: OpenApp): Promise<Print> {
  const { rows } = await app.database.pool.query<{ print: string }>(schemaPrint);
  return {
    schema: rows[0]?.print,
    settings: JSON.stringify(app.config),
    isStopping: app.get(Lifecycle)['shutdown'] !== undefined || app.get(Requests)['isEnding'],
    openStreams: app.get(OpenStreams).count + app.get(JourneyStreams)['pages'].size,
  };
}

export async function emptyApp(app: OpenApp): Promise<void> {
  await app.database.pool.query('delete from sandbox_knob');
  await dropJobs(app);
  await app.database.pool.query(emptyTables);
  forgetCounts(app);
  for (const { pool } of [app.database, app.get(OrmPool)]) await closeIdle(pool);
}

/** Statements are named, and another file may give a name to another statement. */
async function closeIdle(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of clients) client.release(true);
}

/** What runs is awaited, and may enqueue more. What waits is dropped. */
async function dropJobs({ database: { pool } }: OpenApp): Promise<void> {
  const deadline = Date.now() + quietMs;
  while (Date.now() < deadline) {
    await pool.query(`delete from pgboss.job where state <> 'active'`);
    const { rowCount } = await pool.query('select from pgboss.job limit 1');
    if (!rowCount) return;
    await pause(20);
  }
  throw new Error(`A job of this file was still running after ${quietMs / 1000} seconds`);
}

/** Services count these in memory: limits in leases, failures of providers, figures of the desk. */
function forgetCounts(app: OpenApp): void {
  const limits = app.get(Limits);
  limits['leases']['leases'].clear();
  limits['traffic']['seen'].clear();
  app.get(Tallies)['counts'].clear();
  app.get(Metrics).registry.resetMetrics();
  for (const { breaker } of [
    { breaker: app.get(MailSender)['breaker'] },
    { breaker: app.get(SmsSender)['breaker'] },
    { breaker: app.get(Captcha)['breaker'] },
    { breaker: app.get(AnalyticsSender)['breaker'] },
    { breaker: app.get(StripeClient)['breaker'] },
    { breaker: app.get(AeroApi)['breaker'] },
    { breaker: app.get(Translations)['breaker'] },
  ])
    breaker['failures'] = 0;
  app.get(PushSender)['breakers'].clear();
}
