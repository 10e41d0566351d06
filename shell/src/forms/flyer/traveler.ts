import type { Flyer, MyListing } from 'backend/contract/listings';
import type { Traveler } from 'backend/contract/trips/requests';

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

/** A request may be this many days apart from the listing it is attached to. */
const maxDaysApart = 3;

const endOf = ({ date, endDate }: Trip) => endDate ?? date;
const daysApart = (one: Trip, other: Trip) => {
  const gap = one.date > endOf(other) ? [endOf(other), one.date] : [endOf(one), other.date];
  return Math.max(0, (Date.parse(gap[1]!) - Date.parse(gap[0]!)) / 86_400_000);
};
const shareAirport = (one: Trip, other: Trip) =>
  one.departureAirport === other.departureAirport || one.arrivalAirport === other.arrivalAirport;

/** Open ones on about the same days and way, the closest first. */
export const attachableRequests = (requests: AttachableRequest[], trip: Trip): AttachableRequest[] =>
  requests
    .filter((each) => each.status === 'active' && shareAirport(each, trip))
    .filter((each) => daysApart(each, trip) <= maxDaysApart)
    .sort((a, b) => daysApart(a, trip) - daysApart(b, trip) || a.date.localeCompare(b.date))
    .slice(0, 4);

/** Preset is the closest of the attachable requests. */
export const chosenTraveler = (
  { flies }: Record<WhoFliesName, string>,
  [closest]: AttachableRequest[],
): string => flies || String(closest?.id ?? 'me');

/** What is sent; nothing when the member flies. */
export function travelerIn(values: Record<WhoFliesName, string>, chosen: string): { traveler?: Traveler } {
  if (chosen === 'me') return {};
  if (chosen !== 'other') return { traveler: { listingId: Number(chosen) } };
  const ageGroup = values['traveler.ageGroup'] as Flyer['ageGroup'];
  return { traveler: { firstName: values['traveler.firstName'].trim(), ageGroup } };
}
