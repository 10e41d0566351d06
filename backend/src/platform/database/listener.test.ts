import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { SilentWire } from '../../testing/network/silent-wire.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Listener } from './listener.js';

const channel = 'test_channel';
let app: TestApp;
let wire: SilentWire;
let listener: Listener;
beforeAll(async () => {
  app = await startTestApp();
  wire = await SilentWire.to(app.config.databaseUrl);
  listener = new Listener({ ...app.config, databaseDirectUrl: wire.url });
});
afterAll(async () => {
  await listener.beforeApplicationShutdown();
  await wire.close();
  await app.close();
});

const say = (words: string) => app.database.query('test-say', `select pg_notify('${channel}', $1)`, [words]);

describe('the listener of the database', () => {
  it('receives notifications, and resumes after its connection silently dies', async () => {
    const ear = new EventEmitter();
    const begun = once(ear, 'begin');
    listener.listen(channel, {
      onNotification: (payload) => ear.emit('heard', payload),
      onListening: () => ear.emit('begin'),
    });
    await begun;
    const first = once(ear, 'heard');
    await say('one');
    expect(await first).toEqual(['one']);

    wire.fallSilent();
    const [begunAgain, next] = [once(ear, 'begin'), once(ear, 'heard')];
    await say('a missed notification');
    await begunAgain;
    await say('two');
    expect(await next).toEqual(['two']);
  });

  it('runs one query at a time, however many modules listen at once', async () => {
    const { query } = Client.prototype;
    const running = new Map<Client, number>();
    const counts: number[] = [];
    const count = (client: Client, by: number) => {
      running.set(client, (running.get(client) ?? 0) + by);
      counts.push(running.get(client)!);
    };
    Client.prototype.query = function (this: Client, ...args: unknown[]) {
      const result = Reflect.apply(query, this, args) as Promise<unknown>;
      if (!String(args[0]).startsWith('listen ')) return result;
      count(this, 1);
      return result.finally(() => count(this, -1));
    } as typeof query;
    try {
      const another = new Listener(app.config);
      const listens = (name: string) =>
        new Promise<void>((onListening) => {
          another.listen(name, { onNotification: () => undefined, onListening });
        });
      await Promise.all([listens('test_one'), listens('test_two')]);
      await Promise.all([listens('test_three'), listens('test_four')]);
      await another.beforeApplicationShutdown();
    } finally {
      Client.prototype.query = query;
    }
    expect(counts).toEqual([1, 0, 1, 0, 1, 0]);
  });
});
