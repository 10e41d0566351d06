import type { ListingFilter, NearbyListing, Place } from 'backend/contract/listings';

const dayInMs = 86_400_000;
const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayInMs);

/** Why a listing matches a search only nearly: '1 day later'. */
export function whyNearby(listing: NearbyListing, { from, to, date, endDate }: ListingFilter): string {
  const reasons = [
    from !== listing.departure.code && otherAirport('From', listing.departure, from),
    to !== listing.arrival.code && otherAirport('To', listing.arrival, to),
    date && otherDay(listing, date, endDate ?? date),
  ];
  return reasons.filter(Boolean).join(', ') || 'Close to your trip';
}

const otherAirport = (direction: string, { name, code }: Place, searched: string | undefined) =>
  `${direction} ${shortName(name)} (${code}) instead of ${searched}`;

/** Newark Liberty, not Newark Liberty International Airport. */
const shortName = (name: string) => name.replace(/(?<!\s)\s+(international\s+|intl\.?\s+)?airport$/i, '');

function otherDay({ date, endDate }: NearbyListing, first: string, last: string) {
  if (date > last) return inDays(daysBetween(last, date), 'later');
  const end = endDate ?? date;
  return end < first && inDays(daysBetween(end, first), 'earlier');
}

const inDays = (count: number, direction: string) => `${count} ${count === 1 ? 'day' : 'days'} ${direction}`;
