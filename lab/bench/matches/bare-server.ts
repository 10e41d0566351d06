// The smallest server that can send a member's trips: Fastify, a pool of pg, the statements that ours sends: the
// session, the trips, the contact and the tips of one trip.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { root } from '../../../tools/root.mjs';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';

const built = (path: string) => import(join(root, 'backend/dist', path));
const { matchLists }: { matchLists: { coming: { one: string } } } = await built('trips/match-lists.sql.js');
const { matchDetailsText }: { matchDetailsText: (wasTipped: unknown) => string } =
  await built('trips/match-details.js');
const { tipsForTrips, tipWasGiven }: { tipsForTrips: string; tipWasGiven: unknown } = await built(
  'payments/tips/trip-tips.js',
);
const { wayOf: plainWayOf }: { wayOf: (line: string) => PlainWay } = await built('trips/legs/trip-ways.js');
const { airports }: { airports: { code: string }[] } = await built('listings/airports/airports.js');
const trip = matchDetailsText(tipWasGiven);
const airportOf = new Map(airports.map((airport) => [airport.code, airport]));

const session = `
  select u.id::float8 as id from session s join "user" u on u.id = s.user_id
  where s.token_hash = $1 and s.created_at > now() - interval '30 days' and s.last_seen_at > now() - interval '14 days'`;
const contact = `
  select email, case when verified then phone_number end as "phoneNumber"
  from "user" where id = $1 and deleted_at is null`;

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const query = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

async function viewerOf(request: FastifyRequest): Promise<number> {
  const token = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [{ id }] = await query('session', session, [createHash('sha256').update(token).digest()]);
  return id;
}

type PlainWay = Record<'from' | 'to' | 'date' | 'time' | 'flightNumber' | 'companion', string>;
// A direct trip with one companion and no meeting.
const wayOf = (line: string) => {
  const { from, to, date, time, flightNumber, companion } = plainWayOf(line);
  const trip = { departure: airportOf.get(from), arrival: airportOf.get(to), date, time, flightNumber };
  const landing = { arrivalDate: null, arrivalTime: null };
  const leg = { from, to, ...trip, ...landing, with: 'both', flightStatus: null, companion };
  return { ...trip, legs: [leg], companions: [], meetings: [] };
};
const written = ({ way, json }: Record<'way' | 'json', string>) =>
  `${JSON.stringify(wayOf(way)).slice(0, -1)},${json.slice(1)}`;

const fastify = Fastify();

fastify.get('/matches', async (request, reply) => {
  const me = await viewerOf(request);
  const trips = await query('list', matchLists.coming.one, [me, 50, null, '-infinity', 0]);
  return reply.type('application/json; charset=utf-8').send(`[${trips.map(written).join()}]`);
});

fastify.get<{ Params: { id: string } }>('/matches/:id', async (request, reply) => {
  const me = await viewerOf(request);
  const [{ row }] = await query('one', trip, [me, Number(request.params.id)]);
  const { trip: match, sign, otherId, since, wasTipped } = row;
  const { legs, ...way } = wayOf(row.way);
  const [[reachedBy], [tip]] = await Promise.all([
    query('contact', contact, [otherId]),
    wasTipped ? query('tips', tipsForTrips, [me, [match.id], [otherId], [since]]) : [],
  ]);
  return reply.send({
    ...match,
    ...way,
    contact: reachedBy,
    sign,
    legs: legs.map((leg) => ({ ...leg, minutesToChange: null })),
    givenTip: tip?.dollars ?? null,
    familyLink: null,
    travelerLink: null,
    helpCall: null,
    missed: [],
    steps: [],
    hasCareCard: false,
    passShown: { me: null, other: null },
    seenBy: [],
  });
});

await serveBare(fastify, pool);
