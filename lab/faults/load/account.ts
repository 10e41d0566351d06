import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.ts';
import type { Person } from './people.ts';
import { possibleOf, type Records } from './records.ts';

export async function changeProfile(me: Person, records: Records): Promise<void> {
  const bio = `I like window seats ${randomUUID()}`;
  const { outcome } = await me.browser.insist('/api/profile', { method: 'PATCH', body: { bio } });
  possibleOf(records.bios, me.id).note(bio, outcome);
}

/** Reviews a person whose contact was shared. Before the day of travel that is refused. */
export async function writeTestimonial(
  me: Person,
  other: Person,
  random: SeededRandom,
  records: Records,
): Promise<void> {
  const haveMet = records.contacts.some(
    ({ owner, by, outcome }) => outcome === 'kept' && owner === other.id && by === me.id,
  );
  if (!haveMet) return;
  const text = `A pleasure to fly with ${randomUUID()}`;
  const body = { targetUserId: other.id, text, rating: random.between(1, 5) };
  const { outcome } = await me.browser.insist('/api/testimonials', { body });
  possibleOf(records.testimonials, `${me.id} ${other.id}`).note(text, outcome);
}

/** Ends a session on another device, and tries to use it at once. */
export async function logOut(me: Person, records: Records): Promise<void> {
  const session = me.spares.pop();
  if (!session) return;
  const { outcome } = await me.browser.insist('/api/auth/logout', { method: 'POST', session });
  if (outcome !== 'kept') return;
  records.endedSessions.push(session);
  const answer = await me.browser.ask('/api/auth/me', { session });
  if (answer?.status === 200) records.risenSessions.push(session);
}
