import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { remoteBuild } from '../testing/builds.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, tokens } from '../testing/team-tokens.js';

const map = {
  version: 3,
  file: 'entry.js',
  names: ['openGate'],
  sources: ['webpack://mf-gates/./src/GatesPage.tsx'],
  // The first character of the script is line 5, column 4 of its source.
  mappings: 'AAIGA',
};
const address = '/platform/errors/gates/1.0.0-a';
const script = 'gates/1.0.0-a/entry.js';

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite(inProduction);
  const build = remoteBuild('gates', 'a', { commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334' });
  build.set('maps/entry.js.map', Buffer.from(JSON.stringify(map)));
  expect((await site.send({ name: 'gates' }, build)).status).toBe(200);
});
afterAll(() => site.app.close());

const report = (stack: string[]) => {
  const fault = { message: 'x is <undefined>', where: 'page', path: '/gates', stack };
  return site.app
    .asVisitor()
    .post('/api/client-errors', { ...fault, remote: 'gates', release: '1.0.0-a' })
    .expect(200);
};
const look = async (at = address) => {
  const { text } = await site.app.asVisitor().get(at, bearer(tokens.operator)).expect(200);
  return text;
};

describe('the errors of a release', () => {
  it('are none at first', async () => {
    expect(await look()).toContain('In the last day visitors met no errors.');
  });

  it('are shown with their places in the sources', async () => {
    await report([`${script}:1:1`, 'gates/1.0.0-a/lost.js:1:7', 'shell/9.9.9-none/main.js:2:3']);
    const page = await look();
    expect(page).toContain('<code>src/GatesPage.tsx:5:4 openGate</code>');
    expect(page).toContain('x is &lt;undefined&gt;');
    expect(page).toMatch(/1 report, the last .*just now/);
    expect(page).toMatch(/page, at \/gates/);
  });

  it('are shown as the browser sent them where there is no map', async () => {
    const page = await look();
    expect(page).toContain('<code>gates/1.0.0-a/lost.js:1:7</code>');
    expect(page).toContain('<code>shell/9.9.9-none/main.js:2:3</code>');
  });

  it('are linked from the release, which says its commit', async () => {
    const page = await look('/platform');
    expect(page).toContain(`<a href="${address}">1 error, no slow loads</a>`);
    expect(page).toMatch(/title="a1b2c3d4e5f60718293a4b5c6d7e8f9001122334">commit a1b2c3d4e5</);
  });

  it('have an address that takes nothing but names', async () => {
    const operator = site.app.asVisitor();
    for (const path of ['/Gates/1.0.0-a', '/gates/a%20b', `/gates/${'a'.repeat(90)}`, '/gates/..%2F..'])
      await operator.get(`/platform/errors${path}`, bearer(tokens.operator)).expect(400);
  });
});

describe('a stranger', () => {
  it('gets the login instead of the errors, a team too', async () => {
    for (const headers of [{}, bearer('made up'), bearer(tokens.messaging)]) {
      const { text } = await site.app.asVisitor().get(address, headers).expect(401);
      expect(text).not.toContain('GatesPage');
    }
  });

  it('gets no source map, at any address', async () => {
    const folder = join(site.app.config.releasesDir, 'gates/1.0.0-a');
    expect(readdirSync(join(folder, 'maps'))).toEqual(['entry.js.map']);
    await site.app.asVisitor().get(`/mf/${script}`).expect(200);
    for (const path of [
      'entry.js.map',
      'maps/entry.js.map',
      'maps%2Fentry.js.map',
      'maps%252Fentry.js.map',
      'x/../maps/entry.js.map',
      'maps//entry.js.map',
      'maps/entry.js.map.br',
      'maps',
    ])
      await site.app.asVisitor().get(`/mf/gates/1.0.0-a/${path}`).expect(404);
    await site.app
      .asVisitor()
      .get(`/mf/gates/1.0.0-a/maps/entry.js.map`, bearer(tokens.operator))
      .expect(404);
  });
});
