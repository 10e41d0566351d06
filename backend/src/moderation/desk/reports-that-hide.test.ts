import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letPhoneSettle, verifyPhone } from '../../account/testing/phones.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { queue } from './contract.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

type Reporter = Pick<AtTheDesk, 'client'>;

async function victim(): Promise<number> {
  const owner = await app.make.user({ publicSince: new Date() });
  return (await app.make.listing({ by: owner })).id;
}
const report = async (listingId: number, ...reporters: Reporter[]) => {
  for (const { client } of reporters)
    await client.post('/api/reports', { listingId, reason: 'spam' }).expect(200);
};
const isHidden = async (listingId: number) =>
  (await app.asVisitor().get(`/api/listings/id/${listingId}/details`)).status === 404;
const reporters = async (count: number): Promise<AtTheDesk[]> => {
  const found: AtTheDesk[] = [];
  while (found.length < count) found.push(await asReporter(app));
  return found;
};

async function dismiss(listingId: number) {
  const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
  const id = items.find(({ kind, subjectId }) => kind === 'listing' && subjectId === listingId)?.id;
  await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
  await desk.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(200);
}

let networks = 0;
async function fromOwnNetwork() {
  networks += 1;
  return app.as(await app.make.user(), { ip: `10.210.${networks}.7` });
}

describe('the count of hiding reports', () => {
  it('counts three accounts that verify one number in turn once, also when each has had it for a day', async () => {
    const listingId = await victim();
    const number = '+1 2025550301';
    for (let one = 0; one < 3; one++) {
      const client = await fromOwnNetwork();
      await verifyPhone(app, client, number);
      await letPhoneSettle(app, client);
      await report(listingId, { client });
    }
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(true);
  });

  it('hides nothing for numbers that were verified within a day', async () => {
    const [fresh, settled] = [await victim(), await victim()];
    const two = await reporters(2);
    const client = await fromOwnNetwork();
    await verifyPhone(app, client, '+1 2025550302');
    await report(fresh, ...two, { client });
    expect(await isHidden(fresh)).toBe(false);
    await letPhoneSettle(app, client);
    await report(settled, ...two, { client });
    expect(await isHidden(settled)).toBe(true);
  });

  it('hides nothing again for the people whose reports about it were dismissed', async () => {
    const listingId = await victim();
    const three = await reporters(3);
    await report(listingId, ...three);
    expect(await isHidden(listingId)).toBe(true);
    await dismiss(listingId);
    await report(listingId, ...three);
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(2)));
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(true);
  });

  it('knows them again by their number and by their mailbox, also in a new account', async () => {
    const listingId = await victim();
    const number = '+1 2025550303';
    const before = app.asVisitor();
    await logIn(app, before, 'reporter.one@example.com');
    await verifyPhone(app, before, number);
    const mailbox = app.asVisitor({ ip: '10.211.1.1' });
    await logIn(app, mailbox, 'reporter.two@example.com');
    await verifyPhone(app, mailbox, '+1 2025550304');
    for (const client of [before, mailbox]) await letPhoneSettle(app, client);
    await report(listingId, { client: before }, { client: mailbox }, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(true);
    await dismiss(listingId);

    await before.delete('/api/profile', { email: 'reporter.one@example.com' }).expect(200);
    const anew = await fromOwnNetwork();
    await verifyPhone(app, anew, number);
    const alias = app.asVisitor({ ip: '10.212.1.1' });
    await logIn(app, alias, 'reporter.two+again@example.com');
    await verifyPhone(app, alias, '+1 2025550305');
    for (const client of [anew, alias]) await letPhoneSettle(app, client);
    await report(listingId, { client: anew }, { client: alias }, ...(await reporters(2)));
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(true);
  });

  it('does not count people whose reports were dismissed twice, whatever they report', async () => {
    const [zealot, others] = [await asReporter(app), await reporters(2)];
    for (let round = 0; round < 2; round++) {
      const wronged = await victim();
      await report(wronged, zealot);
      await dismiss(wronged);
    }
    const listingId = await victim();
    await report(listingId, zealot, ...others);
    expect(await isHidden(listingId)).toBe(false);
    await report(listingId, ...(await reporters(1)));
    expect(await isHidden(listingId)).toBe(true);
  });
});
