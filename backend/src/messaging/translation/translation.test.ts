import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { translation } from '../../platform/translation/contract.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { translatedMessages } from './contract.js';
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

describe('several at once', () => {
  const several = ({ client }: Pick<MadeTalker, 'client'>, other: { id: number }, ids: unknown) =>
    client.post(`/api/messages/${other.id}/translations`, { ids }, { 'x-language': 'te' });

  it('are read in the order of writing, without what the reader wrote or may not read', async () => {
    const [first, mine, last] = [
      await say(writer, reader, written),
      await say(reader, writer, 'Gracias por todo con mi madre.'),
      await say(writer, reader, `${written} Y una bufanda.`),
    ];
    const stranger = await talker(app);
    const other = await say(stranger, reader, written);
    const ids = [last.id, first.id, mine.id, other.id, 99_999_999];
    const read = translatedMessages.parse((await several(reader, writer, ids).expect(200)).json());
    expect(read).toEqual([
      { id: first.id, text: `[es → te] ${written}`, from: 'es' },
      { id: last.id, text: `[es → te] ${written} Y una bufanda.`, from: 'es' },
    ]);
    await app.database.query('test-withhold', 'update message set is_withheld = true where id = $1', [
      first.id,
    ]);
    expect((await several(reader, writer, [first.id]).expect(200)).json()).toEqual([]);
  });

  it('are nobody else’s business', async () => {
    const { id } = await say(writer, reader, written);
    const stranger = await talker(app);
    await say(stranger, writer, 'Hello');
    expect((await several(stranger, writer, [id]).expect(200)).json()).toEqual([]);
    await several({ client: app.asVisitor() }, writer, [id]).expect(401);
    await writer.client.post('/api/blocks', { userId: reader.id }).expect(200);
    await several(reader, writer, [id]).expect(404);
  });

  it('are at most twenty', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => at + 1);
    const reply = await several(reader, writer, ids).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'ids', message: 'ఒకేసారి గరిష్ఠంగా 20 సందేశాలు' }] });
    await several(reader, writer, []).expect(400);
  });
});

describe('a draft', () => {
  const draft = ({ client }: Pick<MadeTalker, 'client'>, other: { id: number }, body: object) =>
    client.post(`/api/messages/${other.id}/draft-translation`, body);
  const content = 'I will be at the gate an hour before.';

  it('is read as the other may read it, once they have written', async () => {
    const early = await draft(reader, writer, { content, to: 'es' }).expect(403);
    expect(early.json()).toMatchObject({ message: 'This person has not written to you yet' });
    await say(writer, reader, written);
    const made = translation.parse((await draft(reader, writer, { content, to: 'es' }).expect(200)).json());
    expect(made).toEqual({ text: 'Estaré en la puerta de embarque una hora antes.', from: 'en' });
    expect((await pageOf(writer, reader)).messages).toHaveLength(1);
  });

  it('is no translator for strangers, after a block, or for more than a message', async () => {
    await say(writer, reader, written);
    await draft({ client: app.asVisitor() }, writer, { content, to: 'es' }).expect(401);
    await draft(await talker(app), writer, { content, to: 'es' }).expect(403);
    const long = await draft(reader, writer, { content: 'a'.repeat(2001), to: 'es' }).expect(400);
    expect(long.json()).toMatchObject({ issues: [{ path: 'content' }] });
    const odd = await draft(reader, writer, { content, to: 'klingon' }).expect(400);
    expect(odd.json()).toMatchObject({ issues: [{ path: 'to' }] });
    await writer.client.post('/api/blocks', { userId: reader.id }).expect(200);
    await draft(reader, writer, { content, to: 'es' }).expect(404);
  });
});
