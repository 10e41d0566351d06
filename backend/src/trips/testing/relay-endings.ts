import { expect } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { settled } from '../../testing/settled.js';
import type { TestApp } from '../../testing/test-app.js';
import { details } from './pairs.js';
import type { Member, Relay } from './relays.js';

/** What a member has read in their conversation with another, and the subjects of their mails. */
export async function toldTo(app: TestApp, { user, client }: Member, other: Member): Promise<string[]> {
  await settled(app.database, 'messaging.site-message');
  await settled(app.database, 'mail.send');
  const { messages } = conversationPage.parse(
    (await client.get(`/api/messages/${other.user.id}`).expect(200)).json(),
  );
  const mails = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  const subjects = (mails.json() as { subject: string }[]).map(({ subject }) => subject);
  return [...messages.map(({ content }) => content), ...subjects];
}
/** What is stored for a trip. */
export async function storedOf(app: TestApp, tripId: number) {
  const [row] = await app.database.query(
    'test-stored',
    `select (select count(*)::int from care_card where match_id = $1) as cards,
       (select count(*)::int from family_link where match_id = $1) as links,
       (select count(*)::int from arrival_contacts where match_id = $1) as contacts`,
    [tripId],
  );
  return row;
}
export const everything = { cards: 1, links: 1, contacts: 1 };
export const nothing = { cards: 0, links: 0, contacts: 0 };

/** Anand has gone: Meera's part remains, and his leg is open. */
export async function expectMeeraStands(
  app: TestApp,
  { family, meera, toFrankfurt, toChicago }: Relay,
): Promise<void> {
  expect(await storedOf(app, toFrankfurt)).toEqual(everything);
  const seen = await details(meera.client, toChicago);
  expect(seen).toMatchObject({ status: 'agreed', tripId: toFrankfurt, companions: [], hasCareCard: true });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([null, meera.user.id]);
  const card = await meera.client.get(`/api/matches/${toChicago}/care-card`).expect(200);
  expect(card.json()).toMatchObject({ firstName: 'Kamala' });
  const own = await details(family.client, toChicago);
  expect(own).toMatchObject({ status: 'agreed', familyLink: expect.stringContaining('/journey/') });
  await app
    .asVisitor()
    .get(`/api/journeys/${own.familyLink?.split('/journey/')[1]}`)
    .expect(200);
  expect(await toldTo(app, meera, family)).toContain(
    'Anand no longer flies to Frankfurt with Kamala. You fly your part as agreed.',
  );
}
export async function expectAnandSeesNothing({ anand, toFrankfurt }: Relay): Promise<void> {
  const seen = await details(anand.client, toFrankfurt);
  expect(seen).toMatchObject({ contact: null, sign: null, companions: [], hasCareCard: false });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([null, null]);
  for (const path of ['care-card', 'care-card/photo'])
    await anand.client.get(`/api/matches/${toFrankfurt}/${path}`).expect(409);
}
export async function expectAnandStands(app: TestApp, { family, anand, toFrankfurt }: Relay): Promise<void> {
  expect(await storedOf(app, toFrankfurt)).toEqual(everything);
  const seen = await details(anand.client, toFrankfurt);
  expect(seen).toMatchObject({ status: 'agreed', companions: [], hasCareCard: true });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([anand.user.id, null]);
  expect(await toldTo(app, anand, family)).toContain(
    'Meera no longer flies to Chicago with Kamala. You fly your part as agreed.',
  );
}
