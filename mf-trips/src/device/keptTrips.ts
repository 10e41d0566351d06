import type { Me } from 'backend/contract/account';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import type { Thread } from 'backend/contract/trips/thread';
import { deviceMemory } from 'shell/forms';
import { keptUntil } from '../time/tripTimes';
import { removeTapsOf } from './waitingTaps';

/** Who sees a trip: without a network the server cannot say who this is. */
export type TripMember = Pick<
  Me,
  'id' | 'username' | 'phoneNumber' | 'profilePictureUrl' | 'languages' | 'verified'
>;

/** What a device shows of a trip while there is no network. */
export interface KeptTrip {
  me: TripMember;
  trip: MatchDetails;
  careCard: SavedCareCard | null;
  /** What all who are on it wrote last, once their conversation was opened. */
  thread?: Thread | undefined;
}

const prefix = 'trip:';

/** Only agreed trips are kept, until 48 hours after the flight. Returns whether this one is. */
export function keepTrip({ me, trip, careCard }: Omit<KeptTrip, 'thread'>): boolean {
  forgetOthers(me.id);
  const isShared = trip.status === 'agreed' || trip.status === 'done';
  if (!isShared || Date.now() >= keptUntil(trip)) {
    forgetTrip(trip.id);
    return false;
  }
  const { id, username, phoneNumber, profilePictureUrl, languages, verified } = me;
  const before = keptTrip(id, trip.id);
  deviceMemory.write(`${prefix}${trip.id}`, {
    me: { id, username, phoneNumber, profilePictureUrl, languages, verified },
    trip,
    // The card is loaded after the trip: until then the older one stays.
    careCard: trip.hasCareCard ? (careCard ?? before?.careCard ?? null) : null,
    thread: before?.thread,
  });
  return true;
}

/** On a device that keeps the trip. */
export function keepThread(userId: number, id: number, { people, messages, tripId }: Thread) {
  const kept = keptTrip(userId, id);
  if (!kept) return;
  const thread: Thread = { tripId, people, messages, before: null, unread: 0 };
  deviceMemory.write(`${prefix}${id}`, { ...kept, thread });
}

export const forgetTrip = (id: number) => deviceMemory.remove(`${prefix}${id}`);

export const keptTrip = (userId: number, id: number): KeptTrip | null =>
  keptTrips().find(({ me, trip }) => me.id === userId && trip.id === id) ?? null;

/** The next trip first. Old ones are removed before. */
export function keptTrips(): KeptTrip[] {
  const kept = all();
  for (const { trip } of kept) {
    if (!isOld(trip)) continue;
    forgetTrip(trip.id);
    removeTapsOf(trip.id);
  }
  return kept.filter(({ trip }) => !isOld(trip)).toSorted((a, b) => a.trip.date.localeCompare(b.trip.date));
}

const isOld = (trip: MatchDetails) => Date.now() >= keptUntil(trip);

const all = (): KeptTrip[] =>
  deviceMemory.keys(prefix).flatMap((key) => {
    const kept = deviceMemory.read(key) as KeptTrip | null;
    return kept ? [kept] : [];
  });

/** A device keeps the trips of one member: without a network anyone can open them. */
function forgetOthers(userId: number) {
  for (const { me, trip } of keptTrips()) if (me.id !== userId) forgetTrip(trip.id);
}
