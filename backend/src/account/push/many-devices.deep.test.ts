import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { PublicPost } from '../../platform/outbound/public-post.js';
import { certificate } from '../../testing/network/certificate.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PushNews } from './push-news.js';
import { pushSend } from './push.job.js';

const [told, devicesOfTold] = [1_000, 5];
const [others, devicesOfOthers] = [4_750, 20];
const pushes = told * devicesOfTold;
const devices = pushes + others * devicesOfOthers;

/** Four times what two busy cores need: each push has a TLS connection, a signature and two keys of its own. */
const bound = 150;

let nodes: [TestApp, TestApp];
let service: Server;
/** What reached the push service, in order. */
const arrived: string[] = [];
let onArrival = (): unknown => undefined;

beforeAll(async () => {
  const one = await startTestApp({ alone: 'Its devices are at a server of this file' });
  nodes = [one, await startTestApp({ env: { DATABASE_URL: one.config.databaseUrl } })];
  service = createServer(certificate, (request, response) => {
    request.resume().on('end', () => {
      arrived.push(request.url ?? '');
      response.writeHead(201).end();
      onArrival();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  for (const node of nodes)
    Object.assign(node.get(PublicPost), {
      port: String(port),
      tls: { ca: certificate.cert },
      isAllowed: () => true,
    });
  await subscribeAll(one, port);
}, 60_000);
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  for (const node of nodes.toReversed()) await node.close();
});

const addPeople = `
  insert into "user" (id, email, username)
  select n, 'p' || n || '@example.com', 'Person ' || n from generate_series(1, $1::int) n`;
const addSessions = `
  insert into session (token_hash, user_id, device)
  select sha256((u.id || '-' || n)::bytea), u.id, 'Chrome on Android'
  from "user" u, generate_series(1, case when u.id <= $1 then $2::int else $3::int end) n`;
const addDevices = `
  insert into push_subscription (user_id, session_id, endpoint, p256dh, auth, device)
  select user_id, id, $1 || user_id || '/' || id, $2, $3, device from session`;
const countDevices = 'select count(*)::int as count from push_subscription';

async function subscribeAll({ database }: TestApp, port: number) {
  await database.query('test-people', addPeople, [told + others]);
  await database.query('test-sessions', addSessions, [told, devicesOfTold, devicesOfOthers]);
  const key = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await database.query('test-devices', addDevices, [`https://localhost:${port}/`, key, auth]);
  expect(await database.query('test-count', countDevices)).toEqual([{ count: devices }]);
}

/** As those who have news do. */
const tell = (node: TestApp, userId: number) =>
  node.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => node.get(PushNews).send(em, { userId, topic: 'trips', content: content(userId) }));

const content = (userId: number): MailContent => ({
  subject: 'Ravi asks for your contact',
  paragraphs: [],
  action: { label: 'See', url: `https://amigo.example/listing/${userId}` },
});

async function sentBy(node: TestApp): Promise<number> {
  const { text } = await node.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
  return Number(/^pushes_total\{outcome="sent"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

describe('a push to many devices', () => {
  it(
    `two nodes bring ${told} news to ${pushes} of ${devices} devices, each once, within ${bound} seconds`,
    async () => {
      const began = performance.now();
      const { promise: allArrived, resolve } = Promise.withResolvers<void>();
      onArrival = () => arrived.length >= pushes && resolve();
      const teller = async (node: TestApp, first: number) => {
        for (let person = first; person <= told; person += nodes.length) await tell(node, person);
      };
      await Promise.all(nodes.map((node, at) => teller(node, at + 1)));
      await allArrived;
      const seconds = (performance.now() - began) / 1000;
      const figures = `${seconds.toFixed(1)} s, ${Math.round(pushes / seconds)} pushes a second`;

      expect(await settled(nodes[0].database, pushSend.name)).toEqual({ completed: pushes });
      expect(arrived).toHaveLength(pushes);
      expect(new Set(arrived).size).toBe(pushes);
      const people = Map.groupBy(arrived, (path) => Number(path.split('/')[1]));
      expect([...people.keys()].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: told }, (_, at) => at + 1),
      );
      const parts = await Promise.all(nodes.map(sentBy));
      process.stdout.write(`${pushes} pushes: ${figures}, by node ${parts.join(' and ')}\n`);
      expect(Math.min(...parts)).toBeGreaterThan(0);
      expect(parts.reduce((sum, part) => sum + part)).toBe(pushes);
      expect(seconds).toBeLessThan(bound);
    },
    (bound + 30) * 1_000,
  );
});
