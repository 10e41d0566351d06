import type { Flyer, MyListing } from 'backend/contract/listings';
import type { Traveler } from 'backend/contract/trips';

/** The fields for the person who flies, named like the paths of their issues. */
export const nobodyChosen = { flies: '', 'traveler.firstName': '', 'traveler.ageGroup': '' };
export type WhoFliesName = keyof typeof nobodyChosen;

/** A request of the member's own that can be attached. */
export type AttachableRequest = Pick<
  MyListing,
  'id' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'flyer' | 'status'
>;

interface Trip {
  departureAirport: string;
  arrivalAirport: string;
  date: string;
  endDate: string | null;
}

/** Open ones, those on the same days first: most likely it is one of them that somebody is asked for. */
export function attachableRequests(requests: AttachableRequest[], trip: Trip): AttachableRequest[] {
  const end = (each: Trip) => each.endDate ?? each.date;
  const isNear = (each: Trip) => (each.date <= end(trip) && end(each) >= trip.date ? 0 : 1);
  return requests
    .filter(({ status }) => status === 'active')
    .sort((a, b) => isNear(a) - isNear(b) || a.date.localeCompare(b.date))
    .slice(0, 4);
}

/** Preset is the request for these days. */
export const chosenTraveler = (
  { flies }: Record<WhoFliesName, string>,
  requests: AttachableRequest[],
  trip: Trip,
) => flies || presetOf(requests, trip);

function presetOf([first]: AttachableRequest[], trip: Trip): string {
  if (!first) return 'me';
  const isNear = first.date <= (trip.endDate ?? trip.date) && (first.endDate ?? first.date) >= trip.date;
  return isNear ? String(first.id) : 'me';
}

/** What is sent; nothing when the member flies. */
export function travelerIn(values: Record<WhoFliesName, string>, chosen: string): { traveler?: Traveler } {
  if (chosen === 'me') return {};
  if (chosen !== 'other') return { traveler: { listingId: Number(chosen) } };
  const ageGroup = values['traveler.ageGroup'] as Flyer['ageGroup'];
  return { traveler: { firstName: values['traveler.firstName'].trim(), ageGroup } };
}
