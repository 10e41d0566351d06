import type { Leg } from '../contract.js';
import { dayOfLanding, landingOf, takeOffOf, type FlightTimes, type Zones } from './landing.js';

type ZoneOf = (code: string) => string;

interface Trip extends FlightTimes {
  departureAirport: string;
  arrivalAirport: string;
  legs?: Leg[] | null | undefined;
}

const hour = 3_600_000;
/** No flight takes longer, but some trips without legs have stops. */
const maxHours = 72;

/** The landings of a trip, each with its day. */
export function settleLandings(trip: Trip, zoneOf: ZoneOf) {
  const legs = trip.legs?.map((leg) => settleLeg(leg, zoneOf)) ?? null;
  const { arrivalTime = null, arrivalDate } = legs?.at(-1) ?? trip;
  return { legs, arrivalTime, arrivalDate: arrivalTime && (arrivalDate ?? dayOf(trip, arrivalTime, zoneOf)) };
}

/** The day of departure, or else the first such time after take-off. */
function dayOf(trip: Trip, arrivalTime: string, zoneOf: ZoneOf): string {
  const zones = zonesOf({ from: trip.departureAirport, to: trip.arrivalAirport }, zoneOf);
  const { date } = trip;
  const isAfterTakeOff = landingOf({ date, arrivalTime, arrivalDate: date }, zones)! > takeOffOf(trip, zones);
  return isAfterTakeOff ? date : dayOfLanding(trip, arrivalTime, zones);
}

/** A leg said only its time before it could say the day: then it is the first such time after take-off. */
function settleLeg({ arrivalTime, arrivalDate, ...leg }: Leg, zoneOf: ZoneOf): Leg {
  if (!arrivalTime) return leg;
  return {
    ...leg,
    arrivalTime,
    arrivalDate: arrivalDate ?? dayOfLanding(leg, arrivalTime, zonesOf(leg, zoneOf)),
  };
}

/** The first landing that is not after its departure, or long after it. */
export function landingIssue(trip: Trip, zoneOf: ZoneOf): { path: string; message: string } | null {
  const { departureAirport: from, arrivalAirport: to } = trip;
  const flights = trip.legs?.map((leg, index) => ({ ...leg, path: `legs.${index}.` })) ?? [
    { ...trip, from, to, path: '' },
  ];
  for (const { path, ...flight } of flights) {
    const found = issueOf(flight, zonesOf(flight, zoneOf));
    if (found) return { ...found, path: path + found.path };
  }
  return null;
}

function issueOf(flight: FlightTimes, zones: Zones) {
  const landing = landingOf(flight, zones);
  if (landing === undefined) return null;
  const takeOff = takeOffOf(flight, zones);
  if (landing <= takeOff) {
    const isOfDay = landingOf({ ...flight, arrivalTime: '23:59' }, zones)! <= takeOff;
    return {
      path: isOfDay ? 'arrivalDate' : 'arrivalTime',
      message: 'This is before it takes off. Times are those of each airport.',
    };
  }
  if (landing > takeOff + maxHours * hour)
    return { path: 'arrivalDate', message: `This is more than ${maxHours / 24} days after take-off` };
  return null;
}

const zonesOf = ({ from, to }: Pick<Leg, 'from' | 'to'>, zoneOf: ZoneOf): Zones => ({
  from: zoneOf(from),
  to: zoneOf(to),
});
