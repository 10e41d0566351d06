import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SiteDesk } from './site-client.ts';
import { answering, answers } from './testing/fake-site.ts';
import { madeUp } from './testing/fake-build.ts';

const build = madeUp('gates', 'hello');
const ship = (desk) => desk.ship(build, { by: 'a test' });
const rollback = (desk) => desk.rollback('gates', '1.0.0-abc', 'a test');
const look = (desk) => desk.channels();

/** What somebody reads whom a site answers like this. */
async function read(step, answer, token = 'a token of some length') {
  const site = await answering(answer);
  try {
    await step(new SiteDesk(site.url, token));
  } catch (error) {
    assert.ok(error.sentences, error.stack);
    return error.sentences.join('\n').replaceAll(site.url, 'THE SITE');
  } finally {
    await site.stop();
  }
  return assert.fail('it went well');
}

describe('a site that does not do what it was asked', () => {
  it('refuses a release for reasons, each on its own line', async () => {
    const issues = ['listings serves /search already.', '/gates would be gone.'];
    assert.equal(await read(ship, answers(422, { message: 'no', issues })), issues.join('\n'));
  });

  it('does not know the token, or wants one', async () => {
    assert.match(await read(ship, answers(401, { message: 'no' })), /does not know this SHIP_TOKEN/);
    assert.match(
      await read(look, answers(401, { message: 'no' }), ''),
      /wants a token, and SHIP_TOKEN is empty/,
    );
  });

  it('has the token of another team', async () => {
    assert.match(await read(ship, answers(403, {})), /not good for gates: a team ships what is its own/);
  });

  it('takes no release of this size', async () => {
    assert.match(await read(ship, answers(413, {})), /release of gates is larger than THE SITE takes/);
  });

  it('is another site, or lives elsewhere', async () => {
    assert.match(await read(ship, answers(404, '<p>No')), /no desk for releases/);
    assert.match(await read(look, answers(200, '<p>Hi')), /not what a desk for releases says/);
    assert.match(await read(look, answers(200, {})), /not what a desk for releases says/);
    const elsewhere = answers(301, '', { location: 'https://www.site.example/' });
    assert.match(await read(ship, elsewhere), /leads to https:\/\/www.site.example\/: use that address/);
  });

  it('is not there', async () => {
    const site = await answering(answers(200, {}));
    await site.stop();
    await assert.rejects(ship(new SiteDesk(site.url, 'a token')), /cannot be reached .*Nothing was changed/);
  });
});

describe('a site whose answer is lost', () => {
  const faults = {
    'breaks off': (response) => response.destroy(),
    'has a proxy that gave up': answers(502, '<p>'),
  };
  for (const [fault, answer] of Object.entries(faults))
    it(`because it ${fault}, may have done what it was asked`, async () => {
      const said = await read(ship, answer);
      assert.match(said, /nobody can tell here whether it was done/);
      assert.match(said, /npm run releases -- gates --to THE SITE\nTo ship again is safe/);
      assert.match(await read(rollback, answer), /Look before you roll back again/);
    });
});
