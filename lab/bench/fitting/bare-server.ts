// The smallest server that can answer which trips fit: Fastify, a pool of pg, the same statement as ours.
import { join } from 'node:path';
import { root } from '../../../tools/root.mjs';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';

interface FittingModule {
  fitting(shape: { hasFlight: boolean }): {
    name: string;
    text: string;
    values(named: Record<string, unknown>): unknown[];
  };
}

const { fitting }: FittingModule = await import(join(root, 'backend/dist/listings/fitting/fitting.sql.js'));
const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1',
});
const fastify = Fastify();

fastify.get<{ Querystring: { legs: string; type: string } }>(
  '/api/listings/fitting',
  async ({ query: { legs, type } }, reply) => {
    const asked = legs.split(',').map((leg, index) => {
      const [route = '', date, flight = null] = leg.split('.');
      return { leg: index + 1, from: route.slice(0, 3), to: route.slice(4), date, flight };
    });
    const whole = { ...asked[0], leg: 0, to: asked.at(-1)?.to, flight: null };
    const all = asked.length > 1 ? [whole, ...asked] : asked;
    const statement = fitting({ hasFlight: all.some(({ flight }) => flight) });
    const values = statement.values({
      hidden: [],
      viewer: 0,
      legs: all.map(({ leg }) => leg),
      departures: all.map(({ from }) => from),
      arrivals: all.map(({ to }) => to),
      firstDays: all.map(({ date }) => date),
      lastDays: all.map(({ date }) => date),
      flights: all.map(({ flight }) => flight),
      types: [type],
      companions: [false],
    });
    const { rows } = await pool.query({ name: statement.name, text: statement.text, values });
    return reply.type('application/json; charset=utf-8').send(rows[0].body);
  },
);

await serveBare(fastify, pool);
