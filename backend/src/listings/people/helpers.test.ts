import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { meAnswer } from '../../account/contract.js';
import { PeopleService } from '../../account/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ListingsDemo } from '../demo/demo.js';
import { readGuestMail, send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const isHelper = ({ id }: { id: number }) => app.get(PeopleService).isHelper(id);

describe('the list of Amigos', () => {
  it('lists members who offered help as Amigos, even after the offer is deleted', async () => {
    const amigo = await app.make.user();
    expect(await isHelper(amigo)).toBe(false);
    await send(await app.as(amigo), 'offer', { email: amigo.email });
    expect(await isHelper(amigo)).toBe(true);
    await app.database.query('test-gone', 'delete from listing where user_id = $1', [amigo.id]);
    expect(await isHelper(amigo)).toBe(true);
  });

  it('does not list members who only look for help', async () => {
    const traveler = await app.make.user();
    await send(await app.as(traveler), 'find', { email: traveler.email });
    expect(await isHelper(traveler)).toBe(false);
  });

  it.each([
    ['offer', true],
    ['find', false],
  ] as const)('makes a claiming guest an Amigo only after an offer: %s', async (kind, wanted) => {
    const email = `guest.${kind}@example.com`;
    await send(app.asVisitor(), kind, { email });
    const { linkToken } = await readGuestMail(app, email);
    const reply = await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(200);
    expect(await isHelper(meAnswer.parse(reply.json()).user)).toBe(wanted);
  });

  it('lists the demo’s Amigos', async () => {
    await app.get(ListingsDemo).seed(app.nest.get(MikroORM).em.fork());
    const [row] = await app.database.query<{ missing: string }>(
      'test-missing',
      `select count(*) as missing from listing l join "user" u on u.id = l.user_id
     where l.type = 'helper' and u.helper_since is null and u.email like '%@example.com'`,
    );
    expect(row?.missing).toBe('0');
  });
});
