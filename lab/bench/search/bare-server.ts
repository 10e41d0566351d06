// The smallest server that can search by route and day: Fastify, a pool of pg, the same statement as ours.
import { join } from 'node:path';
import { root } from '../../../tools/root.mjs';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';

interface SoonestModule {
  soonest(filters: { type: undefined; by: string[]; hasTerms: boolean }): { text: string };
}

const { soonest }: SoonestModule = await import(join(root, 'backend/dist/listings/search/soonest.sql.js'));
const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1',
});
const fastify = Fastify();
const { text } = soonest({ type: undefined, by: ['from', 'to'], hasTerms: false });

fastify.get<{ Querystring: { from: string; to: string; date: string } }>(
  '/listings',
  async ({ query: { from, to, date } }, reply) => {
    const values = [[], date, date, '-infinity', 0, 60, from + to, null];
    const { rows } = await pool.query({ name: 'search', text, values });
    const [{ body, next }] = rows;
    if (next)
      reply.header('link', `</listings?from=${from}&to=${to}&date=${date}&cursor=${next}>; rel="next"`);
    return reply.type('application/json; charset=utf-8').send(body);
  },
);

await serveBare(fastify, pool);
