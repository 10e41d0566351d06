import type { ListingFilter, NearbyListing, Place } from 'backend/contract/listings';

const aDay = 86_400_000;
const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / aDay);

/** Why a listing is shown to somebody who searched for something else: '1 day later'. */
export function whyNearby(listing: NearbyListing, { from, to, date, endDate }: ListingFilter): string {
  const reasons = [
    from !== listing.departure.code && otherAirport('From', listing.departure, from),
    to !== listing.arrival.code && otherAirport('To', listing.arrival, to),
    date && otherDay(listing, date, endDate ?? date),
  ];
  return reasons.filter(Boolean).join(', ') || 'Close to your trip';
}

const otherAirport = (way: string, { name, code }: Place, wanted: string | undefined) =>
  `${way} ${shortName(name)} (${code}) instead of ${wanted}`;

/** As people say it: Newark Liberty, not Newark Liberty International Airport. */
const shortName = (name: string) => name.replace(/(?<!\s)\s+(international\s+|intl\.?\s+)?airport$/i, '');

function otherDay({ date, endDate }: NearbyListing, first: string, last: string) {
  if (date > last) return inDays(daysBetween(last, date), 'later');
  const end = endDate ?? date;
  return end < first && inDays(daysBetween(end, first), 'earlier');
}

const inDays = (count: number, way: string) => `${count} ${count === 1 ? 'day' : 'days'} ${way}`;
