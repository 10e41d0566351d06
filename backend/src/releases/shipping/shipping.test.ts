import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuildFiles } from '../store/release-files.js';
import { remoteBuild } from '../testing/builds.js';
import { shipRequestBody } from '../testing/ship-request.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, tokens } from '../testing/team-tokens.js';
import { untilTextContains } from '../testing/until-text.js';

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite();
});
afterAll(() => site.app.close());

const step = (action: string, body: object, headers: Record<string, string> = bearer(tokens.messaging)) =>
  site.app.asVisitor().post(`/platform/${action}`, body, headers);
const issuesOf = (reply: { json(): unknown }) => (reply.json() as { issues: string[] }).issues;

describe('a team with its token', () => {
  it('ships a release, which visitors get a moment later', async () => {
    const reply = await site.send({ name: 'messaging' }, remoteBuild('messaging', 'aa'), tokens.messaging);
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.json()).toMatchObject({
      release: '1.0.0-aa',
      channels: {
        names: { messaging: { current: '1.0.0-aa', releases: { '1.0.0-aa': { by: 'Ana', hostApi: 1 } } } },
      },
    });
    await untilTextContains(
      '1.0.0-aa',
      async () => (await site.app.asVisitor().get('/mf/registry.json')).text,
    );
    const { text } = await site.app.asVisitor().get('/mf/messaging/1.0.0-aa/entry.js').expect(200);
    expect(text).toBe("start('messaging aa')");
  });

  it('records the size without compressed twins', async () => {
    const files = remoteBuild('messaging', 'aa');
    const bytes = files.get('entry.js')!.length + files.get('remote.json')!.length;
    expect(await site.channel('messaging')).toMatchObject({ releases: { '1.0.0-aa': { bytes } } });
  });

  it('ships a canary, promotes it and rolls back', async () => {
    await site.ship('messaging', 'bb', { percent: '10' });
    expect(await site.channel('messaging')).toMatchObject({ canary: { release: '1.0.0-bb', percent: 10 } });
    await step('promote', { name: 'messaging', by: 'Ana' }).expect(200);
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-bb', canary: null });
    const rolled = await step('rollback', { name: 'messaging', by: 'Ana', from: '1.0.0-bb' }).expect(200);
    const { channels } = rolled.json() as { channels: { history: object[] } };
    expect(channels.history[0]).toMatchObject({ action: 'rollback', by: 'Ana', release: '1.0.0-aa' });
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-aa' });
  });

  it('withdraws a canary', async () => {
    await site.ship('messaging', 'cc', { percent: '50' });
    await step('withdraw', { name: 'messaging', by: 'Ana' }).expect(200);
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-aa', canary: null });
  });

  it('rolls back once, however often it repeats the request', async () => {
    await site.ship('messaging', 'dd');
    const again = { name: 'messaging', by: 'Ana', from: '1.0.0-dd' };
    const replies = await Promise.all([1, 2, 3].map(() => step('rollback', again)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-aa' });
  });

  it('must name the release that it rolls back from', async () => {
    const reply = await step('rollback', { name: 'messaging', by: 'Ana' }).expect(422);
    expect(issuesOf(reply)).toEqual(['"from" is missing: the release that is to be left.']);
  });
});

describe('a refused release', () => {
  const refused = async (files: BuildFiles, fields: Record<string, string> = {}) => {
    const reply = await site.send({ name: 'payments', ...fields }, files);
    expect(reply.status).toBe(422);
    expect(await site.channel('payments')).toBeUndefined();
    return issuesOf(reply).join('\n');
  };
  const build = (about = {}) => remoteBuild('payments', 'aa', about);
  const buildWith = (path: string, text: string) => build().set(path, Buffer.from(text));

  it('has a file that differs from the manifest', async () => {
    expect(await refused(buildWith('entry.js', 'steal()'))).toContain('its hash differs');
  });

  it('has a compressed file with other content', async () => {
    expect(await refused(buildWith('entry.js.br', 'steal()'))).toContain('does not hold the same');
  });

  it.each(['../x.json', '/etc/x.json', 'a/../../x.json', '..\\x.json', '.hidden.json', 'a//b.json'])(
    'has a path that leads elsewhere: %s',
    async (path) => {
      expect(await refused(buildWith(path, '{}'))).toMatch(/is no path of a release/);
    },
  );

  it('has another name than the request', async () => {
    expect(await refused(remoteBuild('messaging', 'aa'))).toContain('does not describe payments');
  });

  it('has no manifest', async () => {
    expect(await refused(new Map([['entry.js', Buffer.from('start()')]]))).toContain(
      'The build has no remote.json.',
    );
  });

  it('calls an API path that this server does not have', async () => {
    const uses = { host: [], api: ['/api/messages/{}', '/api/tips/{}/tomorrow'] };
    const sentences = await refused(build({ uses }));
    expect(sentences).toContain('payments calls /api/tips/{}/tomorrow, which this server does not have');
    expect(sentences).not.toContain('/api/messages');
  });

  it('calls a former path, which this server still has', async () => {
    const uses = { host: [], api: ['/api/listings/id/{}', '/api/tips/{}/receipt', '/api/receipts/{}/no'] };
    const sentences = await refused(build({ uses }));
    expect(sentences).toContain('payments calls /api/receipts/{}/no,');
    expect(sentences).not.toMatch(/listings|tips/);
  });

  it('needs a newer shell', async () => {
    expect(await refused(build({ release: '1.0.0-bb', hostApi: 9 }))).toContain('ship the shell first');
  });

  it.each([
    ['nobody', { by: '' }],
    ['a name on two lines', { by: 'Ana\nBob' }],
    ['a name without end', { by: 'A'.repeat(81) }],
    ['a share of nothing', { percent: '0' }],
    ['a share of all and more', { percent: '101' }],
    ['a share in words', { percent: 'some' }],
    ['a path for a name', { name: '../payments' }],
  ])('is %s', async (_what, fields) => {
    expect(await refused(build(), fields)).toMatch(/^(by|percent|name): /);
  });

  it('has one file twice', async () => {
    const { body, type } = await shipRequestBody({ name: 'payments', by: 'Ana' }, build());
    const boundary = /boundary=(.+)$/.exec(type)?.[1];
    const twice = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="entry.js"\r\n\r\nsteal()\r\n`;
    const sent = Buffer.concat([Buffer.from(twice), body]);
    const headers = { ...bearer(tokens.payments), 'content-type': type };
    const reply = await site.app.asVisitor().send('POST', '/platform/ship', sent, headers).expect(422);
    expect(issuesOf(reply)).toEqual(['entry.js was sent twice.']);
  });

  it.each([
    ['broken multipart', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-da', 400],
    ['multipart without a boundary', 'multipart/form-data', 'name=payments', 400],
    ['an urlencoded form', 'application/x-www-form-urlencoded', 'name=payments&by=Ana', 422],
    ['JSON', 'application/json', '{"name":"payments","by":"Ana"}', 415],
    ['plain text', 'text/plain', 'payments', 415],
  ])('is %s', async (_what, type, body, status) => {
    const headers = { ...bearer(tokens.payments), 'content-type': type };
    await site.app.asVisitor().send('POST', '/platform/ship', body, headers).expect(status);
  });

  it('has more than 50 MB, while other bodies are limited to 32 KB', async () => {
    const large = (bytes: number) => Buffer.alloc(bytes, 'a');
    const send = (path: string, body: Buffer, type: string) =>
      site.app
        .asVisitor()
        .send('POST', path, body, { ...bearer(tokens.operator), 'content-type': type })
        .expect(413);
    await send('/platform/ship', large(50 * 1024 * 1024 + 1), 'multipart/form-data; boundary=x');
    await send('/platform/promote', large(33 * 1024), 'application/json');
    await send('/platform/enter', large(33 * 1024), 'multipart/form-data; boundary=x');
  });
});

it('loses none of twenty remotes that are shipped at the same moment', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `team-${String.fromCharCode(97 + at)}`);
  const replies = await Promise.all(names.map((name) => site.ship(name, 'aa')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  for (const name of names) expect(await site.channel(name)).toMatchObject({ current: '1.0.0-aa' });
});
