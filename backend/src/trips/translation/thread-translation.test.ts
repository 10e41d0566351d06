import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { translation } from '../../platform/translation/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, written, type Crew, type OnTrip } from '../testing/threads.js';

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
