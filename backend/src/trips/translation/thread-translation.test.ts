import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { translatedMessages } from '../../messaging/translation/contract.js';
import { translation } from '../../platform/translation/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, threadWords, written, type Crew, type OnTrip } from '../testing/threads.js';

const content = 'Mi madre lleva un abrigo verde.';

let app: TestApp;
let crew: Crew;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  crew = await makeCrew(app);
});
afterAll(() => app.close());

const ask = ({ client, id }: Pick<OnTrip, 'client' | 'id'>, messageId: number) =>
  client.post(`/api/matches/${id}/thread/${messageId}/translation`, undefined, { 'x-language': 'fa' });

it('is read by the others on the trip, in the language of the page', async () => {
  const { seeker, first, second } = crew;
  const { id } = await written(seeker, content);
  for (const reader of [first, second]) {
    const translated = translation.parse((await ask(reader, id).expect(200)).json());
    expect(translated).toEqual({ text: `[es → fa] ${content}`, from: 'es' });
  }
  await ask(seeker, id).expect(404);
});

it('is nobody else’s business', async () => {
  const { seeker, first } = crew;
  const { id } = await written(seeker, content);
  const stranger = await app.as(await app.make.user());
  await ask({ client: stranger, id: first.id }, id).expect(404);
  const other = await makeCrew(app);
  await ask(other.first, id).expect(404);
  await ask({ client: app.asVisitor(), id: first.id }, id).expect(401);
  await ask(first, 99_999_999).expect(404);
});

it('is not found after a block, or once our team has removed it', async () => {
  const { seeker, first, second } = crew;
  const [{ id }, removed] = [await written(second, content), await written(seeker, content)];
  await second.client.post('/api/blocks', { userId: first.user.id }).expect(200);
  await ask(first, id).expect(404);
  await ask(seeker, id).expect(200);
  const withhold = 'update trip_message set is_withheld = true where id = $1';
  await app.database.query('test-withhold', withhold, [removed.id]);
  await ask(first, removed.id).expect(404);
});

describe('several at once', () => {
  const several = ({ client, id }: Pick<OnTrip, 'client' | 'id'>, ids: unknown) =>
    client.post(`/api/matches/${id}/thread/translations`, { ids }, { 'x-language': 'fa' });

  it('are read in the order of writing, without what the reader wrote or may not read', async () => {
    const { seeker, first, second } = crew;
    const [one, mine, last, removed] = [
      await written(seeker, content),
      await written(first, 'Yo voy con ella en el vuelo.'),
      await written(second, `${content} Y una bufanda.`),
      await written(seeker, 'Gracias por todo con mi madre.'),
    ];
    const elsewhere = await written((await makeCrew(app)).seeker, content);
    const withhold = 'update trip_message set is_withheld = true where id = $1';
    await app.database.query('test-withhold', withhold, [removed.id]);
    const ids = [last.id, removed.id, one.id, mine.id, elsewhere.id, 99_999_999];
    const read = translatedMessages.parse((await several(first, ids).expect(200)).json());
    expect(read).toEqual([
      { id: one.id, text: `[es → fa] ${content}`, from: 'es' },
      { id: last.id, text: `[es → fa] ${content} Y una bufanda.`, from: 'es' },
    ]);
    await second.client.post('/api/blocks', { userId: first.user.id }).expect(200);
    expect((await several(first, [last.id]).expect(200)).json()).toEqual([]);
  });

  it('are nobody else’s business', async () => {
    const { seeker, first } = crew;
    const { id } = await written(seeker, content);
    const stranger = await app.as(await app.make.user());
    await several({ client: stranger, id: first.id }, [id]).expect(404);
    await several({ client: app.asVisitor(), id: first.id }, [id]).expect(401);
    const other = await makeCrew(app);
    expect((await several(other.first, [id]).expect(200)).json()).toEqual([]);
  });

  it('are one to twenty', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => at + 1);
    const reply = await several(crew.first, ids).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'ids', message: 'حداکثر ۲۰ پیام در هر بار' }] });
    await several(crew.first, []).expect(400);
  });
});

describe('a draft', () => {
  const draft = ({ client, id }: Pick<OnTrip, 'client' | 'id'>, body: object) =>
    client.post(`/api/matches/${id}/thread/draft-translation`, body);
  const answer = { content: 'I will be at the gate an hour before.', to: 'es' };

  it('is read as the others may read it, once one of them has written', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'Yo voy con ella en el vuelo.');
    const early = await draft(first, answer).expect(403);
    expect(early.json()).toMatchObject({ message: 'Nobody else on this trip has written yet' });
    await written(seeker, content);
    const made = translation.parse((await draft(first, answer).expect(200)).json());
    expect(made).toEqual({ text: 'Estaré en la puerta de embarque una hora antes.', from: 'en' });
    expect(await threadWords(second)).toEqual(['Yo voy con ella en el vuelo.', content]);
  });

  it('is no translator for strangers, or for more than a message', async () => {
    const { seeker, first } = crew;
    await written(seeker, content);
    await draft({ client: app.asVisitor(), id: first.id }, answer).expect(401);
    await draft({ client: await app.as(await app.make.user()), id: first.id }, answer).expect(404);
    const long = await draft(first, { ...answer, content: 'a'.repeat(2001) }).expect(400);
    expect(long.json()).toMatchObject({ issues: [{ path: 'content' }] });
    const odd = await draft(first, { ...answer, to: 'klingon' }).expect(400);
    expect(odd.json()).toMatchObject({ issues: [{ path: 'to' }] });
  });
});
