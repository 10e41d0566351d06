import { pairsWithin } from '../airports/near-airports.js';
import type { Form } from '../posting/content.js';
import { codeshareOf, watched } from './codeshares.js';
import { daysAhead, journeysOn, type Journey } from './journeys.js';
import { travelPatterns } from './travel-patterns.js';
import { asDate, legsOf, tripOf, type Owner } from './trip.js';

export interface NearMiss {
  name: string;
  trip: Form;
}

/** Around each journey of the watched: others on the same flight or plane, the same leg, another day, and another airport. */
export function nearMisses(today: number, ownerOf: (name: string) => Owner | undefined): NearMiss[] {
  return Array.from({ length: daysAhead }, (_, ahead) => journeysOn(today + 1 + ahead))
    .flat()
    .filter(({ pattern }) => watched.includes(pattern.name))
    .flatMap((journey) => around(journey, ownerOf));
}

type Plan = Pick<Form, 'departureAirport' | 'arrivalAirport' | 'date' | 'flightNumber' | 'legs'>;

function around(journey: Journey, ownerOf: (name: string) => Owner | undefined): NearMiss[] {
  const others = travelPatterns.filter(
    ({ name, type }) => type !== journey.pattern.type && !watched.includes(name),
  );
  return plans(journey).flatMap((plan, index) => {
    const pattern = others[(journey.round * 7 + index * 5 + journey.day) % others.length]!;
    const owner = ownerOf(pattern.name);
    if (!owner) return [];
    const other: Journey = { ...journey, route: routeOf(plan), way: 'out', pattern };
    const { endDate: _end, time: _time, flightNumber: _flight, ...trip } = tripOf(other, owner);
    return [{ name: pattern.name, trip: { ...trip, ...plan } }];
  });
}

function routeOf({ departureAirport: from, arrivalAirport: to }: Plan): Journey['route'] {
  const flight = { number: '', time: '' };
  return { from, to, out: flight, back: flight };
}

function plans(journey: Journey): Plan[] {
  const { route, way, day } = journey;
  const [departureAirport, arrivalAirport] = way === 'out' ? [route.from, route.to] : [route.to, route.from];
  const whole = { departureAirport, arrivalAirport, date: asDate(day) };
  const legs = legsOf(journey);
  const last = legs?.at(-1);
  const leg = last && { departureAirport: last.from, arrivalAirport: last.to, date: last.date };
  return [
    { ...whole, flightNumber: codeshareOf(journey) ?? route[way].number, ...(legs && { legs }) },
    leg ?? whole,
    { ...whole, date: asDate(day + 2) },
    ...otherAirport(whole),
  ];
}

let near: ReturnType<typeof pairsWithin> | undefined;
const nearestTo = (code: string) =>
  (near ??= pairsWithin(150))
    .filter((pair) => pair.code === code)
    .toSorted((one, other) => one.km - other.km)[0]?.other;

function otherAirport(plan: Plan): Plan[] {
  const [departure, arrival] = [nearestTo(plan.departureAirport), nearestTo(plan.arrivalAirport)];
  if (departure) return [{ ...plan, departureAirport: departure }];
  return arrival ? [{ ...plan, arrivalAirport: arrival }] : [];
}
