import type { MatchDetails, SavedCareCard } from 'backend/contract/listings/matches';
import { keptUntil } from '../time/tripTimes';
import { ownKeys, readOwn, removeOwn, writeOwn } from './ownStorage';

/** What a device shows of a trip while there is no network. */
export interface KeptTrip {
  userId: number;
  trip: MatchDetails;
  careCard: SavedCareCard | null;
}

const prefix = 'trip:';

/** Only agreed trips are kept, until 48 hours after the flight. */
export function keepTrip(kept: KeptTrip) {
  removeOldTrips();
  const { userId, trip } = kept;
  const isShared = trip.status === 'agreed' || trip.status === 'done';
  if (!isShared || Date.now() >= keptUntil(trip)) return forgetTrip(trip.id);
  // The card is loaded after the trip: until then the older one stays.
  const careCard = trip.hasCareCard ? (kept.careCard ?? keptTrip(userId, trip.id)?.careCard ?? null) : null;
  writeOwn(`${prefix}${trip.id}`, { userId, trip, careCard });
}

export const forgetTrip = (id: number) => removeOwn(`${prefix}${id}`);

export const keptTrip = (userId: number, id: number): KeptTrip | null =>
  keptTrips(userId).find(({ trip }) => trip.id === id) ?? null;

/** The next trip first. */
export function keptTrips(userId: number): KeptTrip[] {
  removeOldTrips();
  return all()
    .filter((kept) => kept.userId === userId)
    .toSorted((a, b) => a.trip.date.localeCompare(b.trip.date));
}

const all = (): KeptTrip[] =>
  ownKeys(prefix).flatMap((key) => {
    const kept = readOwn(key) as KeptTrip | null;
    return kept ? [kept] : [];
  });

function removeOldTrips() {
  for (const { trip } of all()) if (Date.now() >= keptUntil(trip)) forgetTrip(trip.id);
}
