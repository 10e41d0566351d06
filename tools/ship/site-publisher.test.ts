import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasSentences } from './cli-error.ts';
import { SitePublisher } from './site-publisher.ts';
import { fakeBuild } from './testing/fake-build.ts';
import { respondWith, startFakeSite, type Respond } from './testing/fake-site.ts';

type Action = (publisher: SitePublisher) => Promise<unknown>;

const build = fakeBuild('gates', 'hello');
const ship: Action = (publisher) => publisher.publish(build, { by: 'a test' });
const rollback: Action = (publisher) => publisher.rollback('gates', '1.0.0-abc', 'a test');
const list: Action = (publisher) => publisher.channels();

/** The sentences that a developer reads when a site responds like this. */
async function errorOf(action: Action, respond: Respond, token = 'a token of some length'): Promise<string> {
  const site = await startFakeSite(respond);
  try {
    await action(new SitePublisher(site.url, token));
  } catch (error) {
    assert.ok(hasSentences(error), String(error));
    return error.sentences.join('\n').replaceAll(site.url, 'THE SITE');
  } finally {
    await site.stop();
  }
  return assert.fail('the action succeeded');
}

describe('an error of a site', () => {
  it('lists the reasons of a refused release, each on its own line', async () => {
    const issues = ['listings serves /search already.', '/gates would be gone.'];
    assert.equal(await errorOf(ship, respondWith(422, { message: 'no', issues })), issues.join('\n'));
  });

  it('says that the token is unknown or missing', async () => {
    assert.match(await errorOf(ship, respondWith(401, { message: 'no' })), /does not know this SHIP_TOKEN/);
    assert.match(
      await errorOf(list, respondWith(401, { message: 'no' }), ''),
      /wants a token, and SHIP_TOKEN is empty/,
    );
  });

  it('says that the token is another team’s', async () => {
    assert.match(
      await errorOf(ship, respondWith(403, {})),
      /not valid for gates: a team ships what is its own/,
    );
  });

  it('says that the release is too large', async () => {
    assert.match(
      await errorOf(ship, respondWith(413, {})),
      /release of gates is larger than THE SITE accept/,
    );
  });

  it('says that the address is wrong', async () => {
    assert.match(await errorOf(ship, respondWith(404, '<p>No')), /has no release console/);
    assert.match(await errorOf(list, respondWith(200, '<p>Hi')), /not that of a release console/);
    assert.match(await errorOf(list, respondWith(200, {})), /not that of a release console/);
    const elsewhere = respondWith(301, '', { location: 'https://www.site.example/' });
    assert.match(await errorOf(ship, elsewhere), /redirects to https:\/\/www.site.example\/: use that/);
  });

  it('repeats the message of the site', async () => {
    assert.match(
      await errorOf(ship, respondWith(429, { message: 'Slow down' })),
      /too many requests.*\nIts message: Slow down$/,
    );
  });

  it('says that the site cannot be reached', async () => {
    const site = await startFakeSite(respondWith(200, {}));
    await site.stop();
    await assert.rejects(
      ship(new SitePublisher(site.url, 'a token')),
      /cannot be reached .*Nothing was changed/,
    );
  });
});

describe('a lost response', () => {
  const causes: Record<string, Respond> = {
    'the connection breaks': (response) => void response.destroy(),
    'a proxy gives up': respondWith(502, '<p>'),
  };
  for (const [cause, respond] of Object.entries(causes))
    it(`leaves open whether the change was made when ${cause}`, async () => {
      const message = await errorOf(ship, respond);
      assert.match(message, /it is unknown whether the change was made/);
      assert.match(message, /npm run releases -- gates --to THE SITE\nTo ship again is safe/);
      assert.match(await errorOf(rollback, respond), /Look before you roll back again/);
    });
});

it('a site receives the files, the options and the token of a team', async () => {
  const channels = { serial: 1, names: {}, history: [] };
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  const site = await startFakeSite((response) => {
    const { url, headers } = response.req;
    requests.push({ url, authorization: headers.authorization });
    respondWith(200, { channels })(response);
  });
  const publisher = new SitePublisher(site.url, 'the token');
  assert.deepEqual(await publisher.promote('gates', 'Maria'), channels);
  assert.deepEqual(await publisher.withdraw('gates', 'Maria'), channels);
  assert.deepEqual(await publisher.publish(build, { by: 'Maria', percent: 10 }), channels);
  await site.stop();
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/platform/promote', '/platform/withdraw', '/platform/ship'],
  );
  assert.ok(requests.every(({ authorization }) => authorization === 'Bearer the token'));
});
