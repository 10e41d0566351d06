import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createMember } from './inbox/people.ts';
import { addGroups, readGroups, searchQueries, type ListingGroup } from './search/queries.ts';
import { fillListings } from './search/rows.ts';
import type { BareServer } from './servers/bare-server.ts';
import { logIn } from '../../tools/testing/log-in.ts';
import { OwnServers } from './servers/own-servers.ts';
import { pg } from './servers/packages.ts';
import { openPages } from './stream/pages.ts';
import { createUsers } from './stream/people.ts';

/** The benchmarks' own rows, on the schema of today, and the bare servers that their results are compared with. */
const servers = new OwnServers();
let ours: BareServer;
let pool: Pool;

before(async () => {
  ours = await servers.start();
  pool = new pg.Pool({ connectionString: servers.databaseUrl() });
});
after(async () => {
  await pool?.end();
  await servers.end();
});

const json = async (url: string, cookie = '') => {
  const response = await fetch(url, { headers: { cookie } });
  assert.equal(response.status, 200, `${url}: ${response.status}`);
  return response.json();
};

describe('the stream benchmark', () => {
  it('writes messages that reach the open pages of both servers, each once', async () => {
    const users = await createUsers(pool, 4);
    const bare = await servers.startBare('stream/bare-server.ts', servers.databaseUrl());
    const received: Record<'ours' | 'bare', string[]> = { ours: [], bare: [] };
    const pages = [
      await openPages({ url: ours.url, pathOf: () => '/api/messages/stream' }, users, (event) => {
        // A stream begins with the number of the last event so far.
        if (!event.endsWith(':0')) received.ours.push(event);
      }),
      await openPages({ url: bare.url, pathOf: ({ userId }) => `/stream/${userId}` }, users, (event) =>
        received.bare.push(event),
      ),
    ];
    const args = [servers.databaseUrl(), 40, 0.2, 4, 4].map(String);
    const writer = fork(join(import.meta.dirname, 'stream/writer.ts'), args);
    const [[committed]] = await Promise.all([once(writer, 'message'), once(writer, 'exit')]);
    const events = (committed as [string, number][]).map(([event]) => event).toSorted();
    assert.equal(events.length, 8);
    while (received.ours.length < 8 || received.bare.length < 8) await pause(10);
    assert.deepEqual(received.ours.toSorted(), events);
    assert.deepEqual(received.bare.toSorted(), events);
    for (const open of pages) await open.close();
  });
});

describe('the session benchmark', () => {
  it('compares servers that return the same user for the same session', async () => {
    const bare = await servers.startBare('session/bare-server.ts', servers.databaseUrl());
    const { name, value } = await logIn(ours.url, 'bench@example.com');
    const cookie = `${name}=${value}`;
    const [our, theirs] = [
      await json(`${ours.url}/api/auth/me`, cookie),
      await json(`${bare.url}/me`, cookie),
    ];
    assert.equal(theirs.email, 'bench@example.com');
    const { sessionId: _, ...facts } = theirs;
    for (const [key, fact] of Object.entries(facts)) if (key in our) assert.deepEqual(our[key], fact, key);
    assert.ok('id' in our && 'email' in our);
    assert.equal((await fetch(`${bare.url}/me`, { headers: { cookie: 'session=unknown' } })).status, 401);
  });
});

describe('the inbox benchmark', () => {
  it('creates members with conversations and unread messages that the site shows', async () => {
    const few = await createMember(pool, { index: 5, conversationCount: 3, messagesEach: 4 });
    const many = await createMember(pool, { index: 6, conversationCount: 12, messagesEach: 2 });
    const countOf = async (cookie: string) => {
      const body = await json(`${ours.url}/api/messages?limit=50`, cookie);
      return (Array.isArray(body) ? body : body.conversations).length;
    };
    assert.deepEqual([await countOf(few.cookie), await countOf(many.cookie)], [3, 12]);
    assert.notDeepEqual(await json(`${ours.url}/api/messages/unread`, many.cookie), { count: 0 });
    const { messages } = await json(`${ours.url}/api/messages/${few.otherId}?peek=1`, few.cookie);
    assert.equal(messages.length, 4);
  });
});

describe('the search benchmark', () => {
  let groups: ListingGroup[];

  before(async () => {
    // Two million routes take longer than all tests together.
    const few = `select code from airport order by code in ('JFK', 'DEL') desc, code limit 40`;
    await pool.query(`delete from airport where code not in (${few})`);
    await fillListings(pool, 3_000);
    await pool.query(addGroups);
    await pool.query('vacuum analyze listing, listing_later_day');
    ({ rows: groups } = await pool.query<ListingGroup>(readGroups));
  });

  it('fills the table without losing an index', async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from listing where id <= 3000 and departure_airport <> arrival_airport`,
    );
    assert.equal(rows[0].count, 3_000);
    const indexes = `select count(*)::int as count from pg_index where indrelid = 'listing'::regclass and indisvalid`;
    assert.ok((await pool.query(indexes)).rows[0].count > 3);
  });

  it('compares servers that send the same bytes', async () => {
    const bare = await servers.startBare('search/bare-server.ts', servers.databaseUrl());
    for (const { from, to, date } of groups.slice(0, 5)) {
      const query = `?from=${from}&to=${to}&date=${date}`;
      const bodies = await Promise.all(
        [`${ours.url}/api/listings`, `${bare.url}/listings`].map(async (url) =>
          (await fetch(url + query)).text(),
        ),
      );
      assert.equal(bodies[0], bodies[1]);
      assert.ok(JSON.parse(bodies[0] ?? '').length > 0, query);
    }
  });

  it('asks for groups that have as many results among few listings as among many', async () => {
    assert.equal(groups.length, 100);
    const queries = searchQueries(groups.slice(0, 2));
    for (const [name, paths] of queries) {
      const results = await json(ours.url + paths[0]);
      const isEmpty = /that do not belong together|without listings/.test(name);
      // Among so few listings, a language or a verified owner may not occur.
      const mayBeEmpty = /middle|language|verified/.test(name);
      if (isEmpty) assert.equal(results.length, 0, name);
      else if (/from to/.test(name) && !mayBeEmpty) assert.ok(results.length > 0, name);
    }
  });
});
