import { createHash, randomBytes } from 'node:crypto';
import { logIn } from '../../../tools/testing/log-in.ts';
import type { QueryResultRow } from 'pg';
import { parallel } from '../../../tools/run.ts';
import { Browser } from './browser.ts';
import type { Traffic } from './traffic.ts';

export interface Person {
  id: number;
  email: string;
  name: string;
  browser: Browser;
  spares: string[];
}

/** A site and its database. */
interface Site {
  url: string;
  postgres: { query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> };
}

const sparesEach = 20;

const known = `
  update "user" set public_since = now(), helper_since = now(), verified = true,
    username = 'Person ' || id,
    phone_number = '+1 20255' || (50100 + id), phone_e164 = '+120255' || (50100 + id)
  where email = any($1) returning id::float8 as id, email, username as name`;

const openSpares = `
  insert into session (token_hash, user_id, device)
  select decode(hash, 'hex'), id, 'Another device' from unnest($1::text[], $2::bigint[]) as spare (hash, id)`;

export async function createPeople(
  site: Site,
  traffic: Traffic,
  count: number,
  domain = 'example.com',
): Promise<Person[]> {
  const emails = Array.from({ length: count }, (_, at) => `person${at}@${domain}`);
  const cookies = await parallel(emails, (email: string) => logIn(site.url, email), 8);
  const rows = await site.postgres.query<{ id: number; email: string; name: string }>(known, [emails]);
  const people = emails.map((email, at) => {
    const row = rows.find((one) => one.email === email);
    const session = cookies[at]?.value;
    if (!row || !session) throw new Error(`${email} could not log in`);
    const browser = new Browser(site.url, `10.9.${at >> 8}.${at & 255}`, session, traffic);
    const spares = Array.from({ length: sparesEach }, () => randomBytes(32).toString('base64url'));
    return { ...row, browser, spares };
  });
  const spares = people.flatMap(({ id, spares }) => spares.map((token) => [hashOf(token), id] as const));
  await site.postgres.query(openSpares, [spares.map(([hash]) => hash), spares.map(([, id]) => id)]);
  return people;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
