import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameRefusals } from '../../account/index.js';
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

it('allows it elsewhere, and beside people who are not verified', async () => {
  const [unverified, reader, other] = [
    await talker(app, { username: 'Ravi Rao' }),
    await talker(app),
    await talker(app, { username: 'Rávi Rao' }),
  ];
  await write(unverified, reader).expect(200);
  await write(other, reader).expect(200);
});
