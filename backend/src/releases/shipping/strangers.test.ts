import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remoteBuild } from '../testing/builds.js';
import { inProduction } from '../../testing/in-production.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, tokens } from '../testing/team-tokens.js';

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const change = { name: 'messaging', by: 'Eve', from: '1.0.0-bb' };
const actions = ['promote', 'withdraw', 'rollback'];
const foreign = [
  ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://evil.localhost', 'sec-fetch-site': 'same-site' }],
  ['a site that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['an unknown origin', { origin: '' }],
] as const;

describe.each([
  ['outside production', {}],
  ['in production', inProduction],
])('%s, a stranger', (_where, env) => {
  let site: TeamSite;
  const stranger = () => site.app.asVisitor();
  const unchanged = async () =>
    expect(await site.channel('messaging')).toMatchObject({
      current: '1.0.0-aa',
      canary: { release: '1.0.0-bb' },
    });
  beforeAll(async () => {
    site = await startTeamSite(env);
    await site.ship('messaging', 'aa');
    await site.ship('messaging', 'bb', { percent: '10' });
  });
  afterAll(async () => {
    await unchanged();
    await site.app.close();
  });

  it.each([
    ['no token', {}],
    ['a wrong token', bearer('a-token-that-nobody-has')],
    ['half a token', bearer(tokens.operator.slice(0, -1))],
    ['a token and more', bearer(`${tokens.operator}x`)],
    ['nothing for a token', { authorization: 'Bearer ' }],
    ['another kind of authorization', { authorization: `Basic ${tokens.operator}` }],
  ])('cannot ship or change anything with %s', async (_what, headers) => {
    const shipped = await stranger()
      .send('POST', '/platform/ship', 'x', { ...multipart, ...headers })
      .expect(401);
    expect(shipped.json()).toMatchObject({ message: expect.stringMatching(/token/) });
    for (const action of actions) await stranger().post(`/platform/${action}`, change, headers).expect(401);
  });

  it('is refused before the body is read, however large it is', async () => {
    const large = Buffer.alloc(51 * 1024 * 1024);
    await stranger().send('POST', '/platform/ship', large, multipart).expect(401);
    const slow = await fetch(`${site.app.url}/platform/ship`, {
      method: 'POST',
      headers: multipart,
      body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from('--x')) }),
      duplex: 'half',
    } as RequestInit);
    expect(slow.status).toBe(401);
    await slow.body?.cancel();
  });

  it('cannot change anything with the token of another team', async () => {
    const shipped = await site.send({ name: 'messaging' }, remoteBuild('messaging', 'ee'), tokens.payments);
    expect(shipped.status).toBe(403);
    expect(shipped.json()).toMatchObject({
      message: 'This is the token of the payments team: it is not valid for messaging.',
    });
    for (const action of actions)
      await stranger().post(`/platform/${action}`, change, bearer(tokens.payments)).expect(403);
    await stranger().get('/mf/messaging/1.0.0-ee/entry.js').expect(404);
  });

  it.each(foreign)('cannot send a form from %s', async (_who, headers) => {
    const urlencoded = new URLSearchParams(change);
    const files = new FormData();
    for (const [name, value] of urlencoded) files.append(name, value);
    for (const form of [new Response(urlencoded), new Response(files)]) {
      const type = { 'content-type': form.headers.get('content-type') ?? '' };
      const body = await form.text();
      const post = (path: string) =>
        stranger().send('POST', `/platform/${path}`, body, { ...type, ...headers });
      for (const action of [...actions, 'enter', 'leave']) await post(action).expect(403);
      await post('ship').expect(401);
    }
  });

  it('can guess twenty tokens in ten minutes', async () => {
    const guesser = site.app.asVisitor();
    const guess = (at: number) =>
      guesser.post('/platform/promote', change, bearer(`guess-number-${at}-of-many`));
    const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    await guesser.get('/platform', bearer('a-token-that-nobody-has')).expect(429);
    // The operator at the same address can still roll back.
    await guesser.get('/platform/releases', bearer(tokens.messaging)).expect(200);
  });

  it('finds no other addresses there', async () => {
    await stranger().get('/platform/ship').expect(404);
    await stranger().get('/platform/nothing').expect(404);
    await stranger().post('/platform/forget', change, bearer(tokens.operator)).expect(404);
  });
});
