import { inDays } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';
import type { Leg } from '../../listings/contract.js';
import { match } from '../contract.js';
import { askCompanion, makeMember, type Relay } from './relays.js';
import { departIn } from './trips.js';

/** She lands on an earlier hour of the day on which she left, and changes planes on that day. */
export const overTheDateLine = (day = inDays(20)): Leg[] => [
  {
    from: 'SYD',
    to: 'LAX',
    date: day,
    time: '10:00',
    arrivalDate: day,
    arrivalTime: '06:00',
    flightNumber: 'QF11',
  },
  {
    from: 'LAX',
    to: 'JFK',
    date: day,
    time: '09:00',
    arrivalDate: day,
    arrivalTime: '17:30',
    flightNumber: 'DL302',
  },
];

/** Anand flies to Singapore, and Meera from Tokyo: between them she flies alone. */
export const viaSingapore = (day = inDays(20), nextDay = inDays(21)): Leg[] => [
  { from: 'CCU', to: 'SIN', date: day, time: '01:10', arrivalDate: day, arrivalTime: '08:00' },
  { from: 'SIN', to: 'NRT', date: day, time: '10:00', arrivalDate: day, arrivalTime: '18:00' },
  { from: 'NRT', to: 'LAX', date: nextDay, time: '17:00', arrivalDate: nextDay, arrivalTime: '11:00' },
];

/** Anand flies the first leg with Kamala, and Meera the last, or the one of this number. */
export async function makeRelayAlong(app: TestApp, legs: Leg[], legOfMeera = legs.length): Promise<Relay> {
  const family = await makeMember(app, 'Priya Rao');
  const anand = await makeMember(app, 'Anand Kumar', { verified: true });
  const meera = await makeMember(app, 'Meera Iyer', { verified: true });
  const [first, last] = [legs.at(0)!, legs.at(-1)!];
  const { id: request } = await app.make.listing({
    by: family.user,
    type: 'seeking_help',
    flyer: { firstName: 'Kamala', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' },
    departureAirport: first.from,
    arrivalAirport: last.to,
    date: first.date,
    legs,
  });
  const offer = ({ from: departureAirport, to: arrivalAirport, ...flight }: Leg, by: typeof anand.user) =>
    app.make.listing({ by, departureAirport, arrivalAirport, arrivalDate: flight.date, ...flight });
  await offer(first, anand.user);
  const { id: listingOfMeera } = await offer(legs.at(legOfMeera - 1)!, meera.user);
  await anand.client.post(`/api/listings/${request}/connect`).expect(200);
  const proposal = { listingId: request, userId: family.user.id };
  const { id: toFrankfurt } = match.parse(
    (await anand.client.post('/api/matches', proposal).expect(200)).json(),
  );
  await family.client.post(`/api/matches/${toFrankfurt}/agree`).expect(200);
  const asked = await askCompanion(family, toFrankfurt, meera, listingOfMeera, [legOfMeera]).expect(200);
  const { id: toChicago } = match.parse(asked.json());
  await meera.client.post(`/api/matches/${toChicago}/agree`).expect(200);
  return { family, anand, meera, request, listingOfMeera, toFrankfurt, toChicago };
}

/** The first flight leaves in so many hours. The others stay as many days later as they were. */
export async function departRelayIn(app: TestApp, relay: Relay, hours: number): Promise<void> {
  const { toFrankfurt: id, toChicago } = relay;
  const [before] = await dayOf(app, id);
  await departIn(app, { id }, hours);
  await app.database.query(
    'test-relay-day',
    'update match x set date = x.date + (m.date - $3::date) from match m where x.id = $1 and m.id = $2',
    [toChicago, id, before?.date],
  );
}

const dayOf = (app: TestApp, id: number) =>
  app.database.query<{ date: string }>('test-day', 'select date::text as date from match where id = $1', [
    id,
  ]);
