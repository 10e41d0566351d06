import type { Status } from '../../listings/index.js';

/** Of what one person was notified about one flight. */
export interface Notified {
  count?: number;
  /** Minutes after the timetable. */
  delay?: number;
  gate?: string;
  isCancelled?: boolean;
  isDiverted?: boolean;
  /** The change of planes to this flight. */
  connection?: 'tight' | 'missed';
}

/** Number, day and departure of the flight, the person, and what they know. */
export const storeNotified = `
  insert into flight_notice (number, day, departure, user_id, notified) values (?, ?, ?, ?, ?)
  on conflict (number, day, departure, user_id) do update set notified = excluded.notified`;

export type Happened = 'cancelled' | 'diverted' | 'later' | 'onTime' | 'gate';

const minute = 60_000;
const hour = 60 * minute;
/** A shorter delay is only on the page. */
const minDelay = 30;
const gateMattersFor = 3 * hour;
const maxNotices = 6;
/** One is left for what matters most: that it does not fly, or lands elsewhere. */
export const maxChanges = maxNotices - 1;

const beforeTakeOff: Status['state'][] = ['scheduled', 'delayed', 'boarding'];

const delayOf = ({ departs, plannedDeparture }: Status) =>
  Math.round((Date.parse(departs) - Date.parse(plannedDeparture)) / minute);

/** Of what a person has to be notified now, and of what they were then. */
export function noticesOf(
  before: Status | null,
  after: Status,
  notified: Notified,
  now: number,
): { happened: Happened[]; notified: Notified } {
  const { count = 0 } = notified;
  const next: Notified = { ...notified };
  const happened: Happened[] = [];
  if (after.state === 'cancelled' && !notified.isCancelled) {
    next.isCancelled = true;
    happened.push('cancelled');
  }
  if (after.state === 'diverted' && !notified.isDiverted) {
    next.isDiverted = true;
    happened.push('diverted');
  }
  if (beforeTakeOff.includes(after.state) && count < maxChanges) {
    const delay = delayOf(after);
    if (Math.abs(delay - (notified.delay ?? 0)) >= minDelay) {
      next.delay = delay;
      happened.push(delay >= minDelay ? 'later' : 'onTime');
    }
    const isSoon = Date.parse(after.departs) - now <= gateMattersFor;
    const known = notified.gate ?? before?.gate;
    if (after.gate && known && after.gate !== known && isSoon) {
      next.gate = after.gate;
      happened.push('gate');
    }
  }
  // Two changes at once are two notices.
  const sent = happened.slice(0, maxNotices - count);
  return sent.length
    ? { happened: sent, notified: { ...next, count: count + sent.length } }
    : { happened: [], notified };
}
