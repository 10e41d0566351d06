import type { TestApp } from '../../testing/test-app.js';
import { settled } from '../../testing/settled.js';
import { stripeOf } from '../../testing/stripe.js';
import type { Client } from '../../testing/client.js';
import { publicProfile } from '../contract.js';
import { documentCheck, documentCheckPage } from '../documents/contract.js';

export const today = () => new Date().toISOString().slice(0, 10);

export const readCheck = async (client: Client) =>
  documentCheck.parse((await client.get('/api/identity').expect(200)).json());

export const beginCheck = async (client: Client) =>
  documentCheckPage.parse((await client.post('/api/identity').expect(200)).json()).url;

export const profileOf = async (app: TestApp, { id }: { id: number }) =>
  publicProfile.parse((await app.asVisitor().get(`/api/users/${id}`).expect(200)).json());

export const checksOf = (app: TestApp, { id }: { id: number }) =>
  app.database.query<{ session: string; status: string; redacted: boolean }>(
    'test-checks',
    `select session_id as session, status, redacted_at is not null as redacted
     from identity_check where user_id = $1 order by id`,
    [id],
  );

export const sessionOf = async (app: TestApp, person: { id: number }) =>
  stripeOf(app).identity.verificationSessions.retrieve((await checksOf(app, person)).at(-1)?.session ?? '');

/** Until the events of Stripe have been sent and looked at. */
export async function stripeIsHeard(app: TestApp) {
  await settled(app.database, 'sandbox.stripe-events');
  await settled(app.database, 'identity.look');
}
