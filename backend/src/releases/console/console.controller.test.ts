import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, formType, tokens } from '../testing/team-tokens.js';

describe('in production, a stranger', () => {
  let site: TeamSite;
  beforeAll(async () => {
    site = await startTeamSite(inProduction);
    await site.ship('messaging', 'aa');
    await site.ship('messaging', 'bb');
  });
  afterAll(() => site.app.close());
  const rollback = { name: 'messaging', from: '1.0.0-bb' };
  const enter = (visitor: ReturnType<TeamSite['app']['asVisitor']>, token: string, by = 'Ana') =>
    site.press(visitor, '/platform/enter', { by, token });

  it('cannot read releases, and gets a login instead of the page', async () => {
    const visitor = site.app.asVisitor();
    await visitor.get('/platform/releases').expect(401);
    for (const headers of [{}, bearer(tokens.messaging)]) {
      const { text } = await visitor.get('/platform', headers).expect(401);
      expect(text).toContain('Operator’s token');
      expect(text).not.toContain('1.0.0-aa');
    }
  });

  it('cannot send a form, and gets the login', async () => {
    const { text } = await site.press(site.app.asVisitor(), '/platform/rollback', rollback).expect(401);
    expect(text).toContain('nothing was changed. Please enter again.');
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-bb' });
  });

  it('cannot log in with a wrong token, no token, no name, or a team’s token', async () => {
    const visitor = site.app.asVisitor();
    expect((await enter(visitor, 'a-token-that-nobody-has').expect(401)).text).toContain(
      'This is not the operator’s token.',
    );
    await enter(visitor, '').expect(401);
    expect((await enter(visitor, tokens.operator, '').expect(401)).text).toContain('Both are needed');
    expect((await enter(visitor, tokens.messaging).expect(401)).text).toContain(
      'token of the messaging team',
    );
    expect((await enter(visitor, 'x', '"><b>').expect(401)).text).not.toContain('<b>');
    expect(visitor.cookies.size).toBe(0);
  });

  it.each(['made up', 'e30', 'A'.repeat(200)])('is not recognized by a forged cookie: %s', async (cookie) => {
    const visitor = site.app.asVisitor();
    visitor.cookies.set('__Host-operator', cookie);
    visitor.cookies.set('__Host-notice', cookie);
    const { text } = await visitor.get('/platform').expect(401);
    expect(text).not.toContain('1.0.0-aa');
  });

  it('is not recognized by a cookie of another purpose or without the prefix', async () => {
    const operator = site.app.asVisitor();
    await enter(operator, tokens.operator).expect(303);
    const { name } = rollback;
    await site.press(operator, '/platform/rollback', { name, from: '1.0.0-zz' }).expect(303);
    const stranger = site.app.asVisitor();
    stranger.cookies.set('__Host-operator', operator.cookies.get('__Host-notice')!);
    stranger.cookies.set('operator', operator.cookies.get('__Host-operator')!);
    await stranger.get('/platform').expect(401);
  });

  it('is the operator after a login, for twelve hours or until the logout', async () => {
    const operator = site.app.asVisitor();
    const { headers } = await enter(operator, tokens.operator).expect(303);
    expect(headers['set-cookie']).toMatch(
      /^__Host-operator=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await operator.get('/platform').expect(200)).text).toContain('1.0.0-aa');
    await site.press(operator, '/platform/rollback', rollback).expect(303);
    const { text } = await operator.get('/platform').expect(200);
    expect(text).toContain('messaging is back at 1.0.0-aa');
    expect(text).toMatch(/<strong>Ana<\/strong>\s+rolled messaging back to 1.0.0-aa/);
    await site.press(operator, '/platform/leave', {}).expect(303);
    await operator.get('/platform').expect(401);
  });

  it('gets the page with the operator’s bearer token', async () => {
    await site.app.asVisitor().get('/platform', bearer(tokens.operator)).expect(200);
  });

  it('cannot use an operator’s session with a request that is no form', async () => {
    const operator = site.app.asVisitor();
    await enter(operator, tokens.operator);
    await operator.post('/platform/rollback', { ...rollback, by: 'Eve' }).expect(401);
    await operator
      .send('POST', '/platform/rollback', '{}', { ...formType, 'content-type': 'text/plain' })
      .expect(401);
  });
});

describe('a site without any tokens', () => {
  let site: TeamSite;
  beforeAll(async () => {
    site = await startTeamSite({ ...inProduction, OPERATOR_TOKEN: '', TEAM_TOKENS: '' });
  });
  afterAll(() => site.app.close());

  it('cannot be logged in to, and names the missing variable', async () => {
    const { text } = await site.app.asVisitor().get('/platform').expect(401);
    expect(text).toContain('OPERATOR_TOKEN');
    for (const token of ['', 'undefined'])
      await site.press(site.app.asVisitor(), '/platform/enter', { by: 'Eve', token }).expect(401);
    await site.app.asVisitor().get('/platform/releases', bearer('undefined')).expect(401);
  });
});
