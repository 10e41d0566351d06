import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
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
