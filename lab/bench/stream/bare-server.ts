// The smallest server that can send a page an event: Fastify, one connection that listens, a map of open pages.
import type { ServerResponse } from 'node:http';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';

const pages = new Map<string, ServerResponse[]>();
const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
client.on('notification', ({ payload = '' }) => {
  const [userId = '', id] = payload.split(':');
  for (const raw of pages.get(userId) ?? []) raw.write(`id: ${id}\nevent: message\ndata: {}\n\n`);
});
await client.query('listen inbox');

const fastify = Fastify();
fastify.get<{ Params: { userId: string } }>('/stream/:userId', (request, reply) => {
  reply.hijack();
  const { raw } = reply;
  const { userId } = request.params;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  raw.write(':\n\n');
  pages.set(userId, [...(pages.get(userId) ?? []), raw]);
  raw.once('close', () => pages.delete(userId));
});

await serveBare(fastify, client);
