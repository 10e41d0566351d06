// The least that can answer a search by route and day: Fastify, a pool of pg, the same statement as ours.
import { createRequire } from 'node:module';
import { soonest } from '../../../backend/dist/listings/search/soonest.sql.js';

const require = createRequire(new URL('../../../backend/package.json', import.meta.url));
const { default: Fastify } = await import(require.resolve('fastify'));
const { default: pg } = await import(require.resolve('pg'));

const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1',
});
const fastify = Fastify();
const { text } = soonest({ type: undefined, by: ['from', 'to'] });

fastify.get('/listings', async ({ query: { from, to, date } }, reply) => {
  const values = [[], date, date, '-infinity', 0, 60, from + to];
  const { rows } = await pool.query({ name: 'search', text, values });
  const [{ body, next }] = rows;
  if (next) reply.header('link', `</listings?from=${from}&to=${to}&date=${date}&cursor=${next}>; rel="next"`);
  return reply.type('application/json; charset=utf-8').send(body);
});

process.send(await fastify.listen({ port: 0, host: '127.0.0.1' }));
process.once(
  'SIGTERM',
  () =>
    void fastify
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
