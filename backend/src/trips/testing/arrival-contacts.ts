import { settled } from '../../testing/settled.js';
import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { arrivalContacts } from '../family/contract.js';

export const chooseContacts = (by: Client, id: number, contacts: string[]) =>
  by.send('PUT', `/api/matches/${id}/arrival-contacts`, { contacts });
export const chosenContacts = async (by: Client, id: number) =>
  arrivalContacts.parse((await by.get(`/api/matches/${id}/arrival-contacts`).expect(200)).json());

export async function messagesTo(app: TestApp, to: string) {
  await settled(app.database, 'mail.send');
  const reply = await app
    .asVisitor()
    .get(`/sandbox/outbox?${new URLSearchParams({ to })}`)
    .expect(200);
  return reply.json() as { subject: string | null; text: string }[];
}

/** The ten minutes in which a tap can be taken back are over. */
export async function tenMinutesLater(app: TestApp): Promise<void> {
  await app.database.query(
    'test-due',
    `update pgboss.job set start_after = now() where name = 'trips.tell-arrival' and state = 'created'`,
  );
  await settled(app.database, 'trips.tell-arrival');
}
