import { today } from 'shared-ui';
import { readFilter } from '../search/filter';

/** What the link to a form says of the trip already; what makes no sense, or is over, is not filled in. */
export function readPrefill(search: URLSearchParams) {
  const { from, to, date, endDate, flight } = readFilter(search);
  const isAhead = date !== undefined && date >= today();
  return {
    ...(from && { departureAirport: from }),
    ...(to && { arrivalAirport: to }),
    ...(isAhead && { date }),
    ...(isAhead && endDate && { endDate }),
    ...(flight && { flightNumber: flight }),
  };
}
