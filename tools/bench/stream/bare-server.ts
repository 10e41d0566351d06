// The least that can tell a page of an event: Fastify, one connection that listens, a map of who has a page open.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../backend/package.json', import.meta.url));
const { default: Fastify } = await import(require.resolve('fastify'));
const { default: pg } = await import(require.resolve('pg'));

const pages = new Map();
const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
client.on('notification', ({ payload }) => {
  const [userId, id] = payload.split(':');
  for (const raw of pages.get(userId) ?? []) raw.write(`id: ${id}\nevent: message\ndata: {}\n\n`);
});
await client.query('listen inbox');

const fastify = Fastify();
fastify.get('/stream/:userId', (request, reply) => {
  reply.hijack();
  const { raw } = reply;
  const { userId } = request.params;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  raw.write(':\n\n');
  pages.set(userId, [...(pages.get(userId) ?? []), raw]);
  raw.once('close', () => pages.delete(userId));
});

process.send({ url: await fastify.listen({ port: 0, host: '127.0.0.1' }), pid: process.pid });
process.once('SIGTERM', () => process.exit(0));
