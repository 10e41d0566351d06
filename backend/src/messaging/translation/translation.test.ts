import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { translation } from '../../platform/translation/contract.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { pageOf, say, talker, type MadeTalker } from '../testing/talk.js';

const written = 'Mi madre lleva un abrigo verde.';

let app: TestApp;
let writer: MadeTalker;
let reader: MadeTalker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [writer, reader] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const ask = ({ client }: Pick<MadeTalker, 'client'>, id: number | string, language = 'te') =>
  client.post(`/api/messages/${id}/translation`, undefined, { 'x-language': language });

it('is read by the person to whom it was written, in the language of the page', async () => {
  const { id } = await say(writer, reader, written);
  const { text, from } = translation.parse((await ask(reader, id).expect(200)).json());
  expect({ text, from }).toEqual({ text: `[es → te] ${written}`, from: 'es' });
  expect((await ask(reader, id, 'fa').expect(200)).json()).toMatchObject({ text: `[es → fa] ${written}` });
});

it('is nobody else’s business', async () => {
  const { id } = await say(writer, reader, written);
  const stranger = await talker(app);
  await say(stranger, reader, 'Hello');
  const reply = await ask(stranger, id, 'fr').expect(404);
  expect(reply.json()).toMatchObject({ message: 'Ce message est introuvable' });
  await ask(writer, id).expect(404);
  await ask({ client: app.asVisitor() }, id).expect(401);
  await ask(reader, 99_999_999).expect(404);
  expect((await ask(reader, 'x').expect(400)).json()).toMatchObject({ issues: [{ path: 'id' }] });
});

it('is not found after either has blocked the other', async () => {
  const { id } = await say(writer, reader, written);
  await writer.client.post('/api/blocks', { userId: reader.id }).expect(200);
  await ask(reader, id).expect(404);
});

it('is not found once our team has removed it', async () => {
  const { id } = await say(writer, reader, written);
  await ask(reader, id).expect(200);
  await app.database.query('test-withhold', 'update message set is_withheld = true where id = $1', [id]);
  await ask(reader, id).expect(404);
});

it('is never what the site says', async () => {
  const message = { from: writer.id, to: reader.id, text: written };
  await app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Jobs).enqueue(em, siteMessage, message));
  await settled(app.database, siteMessage.name);
  const [said] = (await pageOf(reader, writer)).messages;
  expect(said).toMatchObject({ content: written, bySite: true });
  await ask(reader, said?.id ?? 0).expect(404);
});

it('is read although its author has left', async () => {
  const { id } = await say(writer, reader, written);
  await writer.client.delete('/api/profile', { email: writer.user.email }).expect(200);
  await ask(reader, id).expect(200);
});
