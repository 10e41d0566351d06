import { hasFlightStatuses } from '../../listings/index.js';
import { jsonObject } from '../../platform/database/json-object.js';
import { placeJson } from '../match-json.js';
import { instant } from '../person-json.js';
import { companionOfMatch } from '../relay/companions-json.js';

interface LegColumns extends Record<
  'from' | 'to' | 'date' | 'time' | 'landsOn' | 'landsAt' | 'flight' | 'with',
  string
> {
  companion?: string;
  beside?: string;
}
/** Of trips on which people have agreed, for their flights alone are followed. */
const flightStatusOf = ({ flight, date, from }: Pick<LegColumns, 'flight' | 'date' | 'from'>) => `
  from flight_status s
  where s.number = ${flight} and s.day = ${date} and s.departure = ${from}
    and m.status in ('agreed', 'done') and ${hasFlightStatuses(date)}`;
const flightStatusJson = (leg: LegColumns) => `
  (select s.status || jsonb_build_object('knownAt', ${instant('s.known_at')}) ${flightStatusOf(leg)})`;

const legJson = ({ companion, beside, ...leg }: LegColumns) =>
  jsonObject(`
    ${leg.from} as "from", ${leg.to} as "to", ${placeJson(leg.from)} as departure,
    ${placeJson(leg.to)} as arrival, ${leg.date} as date, ${leg.time} as time,
    ${leg.landsOn} as "arrivalDate", ${leg.landsAt} as "arrivalTime", ${leg.flight} as "flightNumber",
    ${leg.with} as "with", ${flightStatusJson(leg)} as "flightStatus"
    ${companion ? `, ${companion} as companion` : ''} ${beside ? `, ${beside} as beside` : ''}`);

const storedLeg = {
  from: 'g.departure',
  to: 'g.arrival',
  date: 'm.date + g.days_later',
  time: 'g.time',
  landsOn: 'm.date + g.arrival_days_later',
  landsAt: 'g.arrival_time',
  flight: 'g.flight',
  with: 'g.flown_by',
};
const onlyLeg = {
  from: 'm.departure_airport',
  to: 'm.arrival_airport',
  date: 'm.date',
  time: 'm.time',
  landsOn: 'null::date',
  landsAt: 'null',
  flight: 'm.flight_number',
  with: `'both'`,
};
const legsOf = (stored: LegColumns, only: LegColumns) => `
  coalesce((select json_agg(${legJson(stored)} order by g.leg) from trip_leg g where g.match_id = m.id),
    json_build_array(${legJson(only)}))`;

/** Of the match `m`. A direct trip has no rows. */
export const legsJson = legsOf(storedLeg, onlyLeg);
/** With the names of those who fly a leg on a trip beside this one. */
export const legsBeside = (beside: string) => legsOf({ ...storedLeg, beside }, onlyLeg);
/** More is known of the legs of the match `m` than the trip itself says. */
export const hasLegs = `
  (exists (select from trip_leg g where g.match_id = m.id) or exists (select ${flightStatusOf(onlyLeg)}))`;

/** With the helper on each leg, as the viewer sees them. */
export const legsWith = (companion: string, beside: string) =>
  legsOf({ ...storedLeg, companion, beside }, { ...onlyLeg, companion: companionOfMatch });
