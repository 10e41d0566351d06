import { today } from 'shared-ui';
import { fliesFrom } from './fields/flyer';
import { readFilter } from '../search/filter';

/** The form fields that the link fills in. Invalid values and past days are left out. */
export function readPrefill(search: URLSearchParams, day = today()) {
  const { from, to, date, endDate, flight, needs } = readFilter(search);
  const isUpcoming = date !== undefined && date >= day;
  return {
    ...(from && { departureAirport: from }),
    ...(to && { arrivalAirport: to }),
    ...(isUpcoming && { date }),
    ...(isUpcoming && endDate && { endDate }),
    ...(flight && { flightNumber: flight }),
    ...(needs && { needs: needs.join(',') }),
    ...fliesFrom(search.get('for')),
  };
}
