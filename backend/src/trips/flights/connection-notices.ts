import { plannedMinutes, type TightConnection } from '../legs/tight-connections.js';
import { maxChanges, type Notified } from './notices.js';

/** Of a change of planes: the time for it is short, or over before the landing. */
export type Missable = NonNullable<Notified['connection']>;

/** Who booked a short connection knows of it. */
const minLoss = 10;

/** Of what a person has to be notified now, and of what they were then. Once that it is tight, once that it is missed. */
export function connectionNoticeOf(
  change: TightConnection,
  notified: Notified,
): { happened: Missable | null; notified: Notified } {
  const { count = 0, connection } = notified;
  const planned = plannedMinutes(change);
  const isBooked = planned !== null && change.minutes > planned - minLoss;
  const now = change.minutes > 0 ? 'tight' : 'missed';
  if (isBooked || connection === now || connection === 'missed' || count >= maxChanges)
    return { happened: null, notified };
  return { happened: now, notified: { ...notified, count: count + 1, connection: now } };
}
