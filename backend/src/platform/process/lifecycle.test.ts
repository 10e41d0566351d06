import { Agent, request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app.js';
import { Requests } from '../observe/requests.js';
import { Lifecycle } from './lifecycle.js';

describe('a server that shuts down', () => {
  it('exits soon after the last response, although the browser keeps its connection open', async () => {
    const app = await startTestApp({ alone: 'The test stops it' });
    const user = await app.make.user();
    const person = await app.as(user);
    const agent = new Agent({ keepAlive: true });
    const send = (method: string, path: string) =>
      request(`${app.url}${path}`, {
        agent,
        method,
        headers: {
          cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          origin: app.config.publicUrl,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
      });

    const holder = await app.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from "user" where id = $1 for update', [user.id]);
    const change = send('PATCH', '/api/profile').end(JSON.stringify({ bio: 'New words' }));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!(await app.database.query('test-waiting', waiting)).length);

    const shutdown = app.get(Lifecycle).shutDown(() => app.close());
    await holder.query('rollback');
    holder.release();
    const [answer] = (await once(change, 'response')) as [IncomingMessage];
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    answer.resume();
    await once(answer, 'end');
    const answered = performance.now();
    await shutdown;
    expect(performance.now() - answered).toBeLessThan(3_000);
    agent.destroy();
  });

  it('ends its streams a few at a time, because their browsers come to other servers at once', async () => {
    const app = await startTestApp({ alone: 'The test stops it' });
    const ends: Promise<unknown>[] = [];
    for (let person = 0; person < 24; person++) {
      const { cookies } = await app.as(await app.make.user());
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (let page = 0; page < 5; page++) {
        const headers = { cookie, accept: 'text/event-stream' };
        const opening = request(`${app.url}/api/messages/stream`, { agent: false, headers }).end();
        const [stream] = (await once(opening, 'response')) as [IncomingMessage];
        expect(stream.statusCode).toBe(200);
        ends.push(once(stream.resume(), 'end'));
      }
    }
    const began = performance.now();
    await app.get(Requests).endStreams();
    // 50 at once, and a tenth of a second between them.
    expect(performance.now() - began).toBeGreaterThan(190);
    await Promise.all(ends);
    await app.close();
  });
});
