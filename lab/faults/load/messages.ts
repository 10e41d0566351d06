import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.ts';
import type { Person } from './people.ts';
import type { Records } from './records.ts';

const reach = 5;

export function correspondents(me: Person, people: Person[]): Person[] {
  const at = people.indexOf(me);
  const steps = Array.from({ length: reach }, (_, step) => step + 1);
  const others = steps.flatMap((step) => [people.at((at + step) % people.length), people.at(at - step)]);
  return others.filter((other): other is Person => other !== undefined && other !== me);
}

export async function sendMessage(me: Person, other: Person, records: Records): Promise<void> {
  const key = randomUUID();
  const sent = { from: me.id, to: other.id, key, outcome: 'unknown' as const };
  const at = records.messages.push(sent) - 1;
  const body = { receiverId: other.id, content: `${me.name} to ${other.name}: ${key}`, clientKey: key };
  const { outcome } = await me.browser.insist('/api/messages', { body });
  records.messages[at] = { ...sent, outcome };
}

export async function readMessages(me: Person, other: Person): Promise<void> {
  await me.browser.ask(`/api/messages/${other.id}`);
}

export async function lookAtInbox(me: Person, random: SeededRandom): Promise<void> {
  await me.browser.ask(random.pick(['/api/messages', '/api/messages/unread']));
}
