import { isUnclaimedTooLong, showsFlightToAll } from '../reads/listing-json.js';
import { today } from '../sql/today.js';

const isToCome = `l.last_date >= ${today} and not ${isUnclaimedTooLong}`;

/** A probe of an index for each airport: to read all trips would take longer than there are airports. */
const isAnybody = (condition: string) =>
  ['helper', 'seeking_help']
    .map(
      (type) =>
        `exists (select from listing l where l.status = 'active' and l.type = '${type}' and ${condition} and ${isToCome})`,
    )
    .join(' or ');

export const startingAirports = {
  name: 'sitemap-airports',
  text: `select a.code as found from airport a where ${isAnybody('l.departure_airport = a.code')} order by 1`,
};

export const routesFrom = {
  name: 'sitemap-routes',
  text: `
    select $1 || '-' || a.code as found from airport a
    where ${isAnybody('(l.departure_airport || l.arrival_airport) = $1 || a.code')} order by 1`,
};

/** Of the next trips from an airport. */
export const flightsFrom = {
  name: 'sitemap-flights',
  text: `
    select distinct flight_number as found from (
      select l.flight_number from listing l
      where l.status = 'active' and l.type in ('helper', 'seeking_help') and l.departure_airport = $1 and ${isToCome}
        and ${showsFlightToAll} and l.flight_number is not null
      order by l.date limit 20000) next
    order by 1`,
};
