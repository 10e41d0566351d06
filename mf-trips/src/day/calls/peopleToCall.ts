import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import type { HandOver } from '../../companions/companions';
import type { TripNames } from '../names';

export interface Person {
  name: string;
  phone: string;
}

/** The first two who can help now: the other companion of a hand-over, and the one to meet. */
export function peopleToCall(
  { contact, role }: Pick<MatchDetails, 'contact' | 'role'>,
  careCard: SavedCareCard | null,
  { helper, seeker, traveler, viewer }: TripNames,
  companion: Person | null = null,
): Person[] {
  const other = { name: role === 'helper' ? seeker : helper, phone: contact?.phoneNumber };
  const flying = viewer === 'traveler' ? null : { name: traveler, phone: careCard?.phone };
  const family = [careCard?.callFirst, careCard?.callSecond].map((line) => line && nameAndPhone(line));
  const numbers = new Set<string>();
  return [companion, flying, other, ...(viewer === 'family' ? [] : family)]
    .filter((person): person is Person => Boolean(person && person.phone))
    .filter(({ phone }) => {
      const digits = phone.replace(/\D/g, '');
      return !numbers.has(digits) && numbers.add(digits);
    })
    .slice(0, 2);
}

/** Who is met at a hand-over. */
export const metAt = ({ from, to }: HandOver, { id }: Pick<MatchDetails, 'id'>) =>
  from.matchId === id ? to : from;

/** No message reaches a companion who is hidden from the viewer: the member on the other side of the trip is asked. */
export function askedForHidden(
  trip: Pick<MatchDetails, 'id' | 'contact'>,
  handOver: HandOver | undefined,
  { viewer, helper, seeker }: TripNames,
): { name: string; phone: string | null } | null {
  if (!handOver || metAt(handOver, trip).person) return null;
  return { name: viewer === 'helper' ? seeker : helper, phone: trip.contact?.phoneNumber ?? null };
}

/** 'Ravi Sharma, son, +1 312 555 0144', as the family typed it. */
export function nameAndPhone(line: string): Person | null {
  const phone = /\+?\d[\d\s()./-]{5,}\d/.exec(line)?.[0];
  if (!phone) return null;
  const name = line
    .replace(phone, '')
    .split(/[,，、،]/)[0]
    ?.trim();
  return { name: name || phone, phone };
}
