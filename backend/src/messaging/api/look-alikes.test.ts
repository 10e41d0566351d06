import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { nameRefusals } from '../../moderation/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { talker, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const write = (from: MadeTalker, to: MadeTalker) =>
  from.client.post('/api/messages', { receiverId: to.id, content: 'Hello there' });
const rename = ({ client }: MadeTalker, username: string) => client.patch('/api/profile', { username });

describe('the check for look-alike names', () => {
  it('refuses a name that looks like that of a verified person in the same list', async () => {
    const [meera, victim, scammer] = [
      await talker(app, { username: 'Meera Nair', verified: true }),
      await talker(app),
      await talker(app),
    ];
    await write(meera, victim).expect(200);
    await rename(scammer, 'Méera Nair.').expect(200);
    const refused = await write(scammer, victim).expect(409);
    expect(refused.json()).toMatchObject({ message: nameRefusals.taken });

    await rename(scammer, 'Somebody Else').expect(200);
    await write(scammer, victim).expect(200);
    const again = await rename(scammer, 'MEERA-NAIR').expect(400);
    expect(again.json()).toMatchObject({ issues: [{ path: 'username', message: nameRefusals.taken }] });
  });

  it('refuses it to who comes into the list by a request for contact, and to who writes after it', async () => {
    const [meera, victim, scammer] = [
      await talker(app, { username: 'Anita Rao', verified: true }),
      await talker(app),
      await talker(app),
    ];
    await write(meera, victim).expect(200);
    const { id } = await app.make.listing({ by: victim.user });
    await rename(scammer, 'Anita Rao.').expect(200);
    const refused = await scammer.client.post(`/api/listings/${id}/connect`).expect(409);
    expect(refused.json()).toMatchObject({ message: nameRefusals.taken });

    const message = { from: scammer.id, to: victim.id, text: 'Something of the site.' };
    await app.get(Jobs).enqueue(null, siteMessage, message);
    await settled(app.database, siteMessage.name);
    await write(scammer, victim).expect(409);
    await rename(scammer, 'Somebody New').expect(200);
    await write(scammer, victim).expect(200);
  });

  it('allows it elsewhere, and beside people who are not verified', async () => {
    const [unverified, reader, other] = [
      await talker(app, { username: 'Ravi Rao' }),
      await talker(app),
      await talker(app, { username: 'Rávi Rao' }),
    ];
    await write(unverified, reader).expect(200);
    await write(other, reader).expect(200);
  });
});
