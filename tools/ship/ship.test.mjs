import assert from 'node:assert/strict';
import { appendFileSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../bench/site.mjs';
import { rooms } from '../build/rooms.mjs';
import { run } from '../run.mjs';
import { copyHouse } from '../testing/house.mjs';
import { changed, printsOf } from '../testing/prints.mjs';

const house = copyHouse('ship');
const token = 'messaging-token-of-a-test';
const written = [...rooms.map((room) => `${room}/dist`), '.releases'];
let site, first, prints;

before(async () => {
  process.env.TEAM_TOKENS = `messaging:${token}`;
  site = await startSite();
  first = (await current()).release;
  prints = printsOf(house, written);
  appendFileSync(join(house, 'mf-messaging/src/Messages.module.css'), '\n.changed { color: inherit; }\n');
  // One test says as well as a hundred whether tests are run.
  for (const file of globSync('mf-messaging/src/**/*.test.*', { cwd: house })) rmSync(join(house, file));
});

after(async () => {
  await site?.stop();
  rmSync(house, { recursive: true, force: true });
});

describe('a team that ships its remote to a running site', () => {
  it('is refused while its own test fails, and reads which', async () => {
    plant('expect(1).toBe(2)');
    const { code, output } = await ship();
    assert.equal(code, 1, output);
    assert.match(output, /✗ tests[^]*the planted test[^]*visitors of messaging have what they had/);
    assert.equal((await current()).release, first);
  });

  it('has its release on the next page that anybody opens', async () => {
    plant('expect(1).toBe(1)');
    const { code, output } = await ship('--by', 'Maria');
    assert.equal(code, 0, output);
    assert.match(output, new RegExp(`what all visitors get from their next page on, instead of ${first}`));
    const { release, entry } = await shown((one) => one.release !== first);
    assert.match(output, new RegExp(release));
    const script = await fetch(`${site.url}/mf/messaging/${release}/${entry}`);
    assert.equal(script.status, 200);
  });

  it('while nothing of another room is written, and nothing on its own machine is published', () => {
    const files = changed(prints, printsOf(house, written));
    assert.deepEqual([...new Set(files.map((file) => file.split('/')[0]))], ['mf-messaging']);
  });

  it('takes it back', async () => {
    const { code, output } = await command('rollback', 'mf-messaging');
    assert.equal(code, 0, output);
    assert.equal((await shown((one) => one.release === first)).release, first);
  });

  it('has no say in what is another team’s', async () => {
    const { code, output } = await command('rollback', 'payments');
    assert.equal(code, 1);
    assert.match(output, /not good for payments: a team ships what is its own/);
  });
});

const ship = (...args) => command('ship', 'mf-messaging', ...args);

const command = (name, ...args) =>
  run(process.execPath, ['tools/ship.mjs', name, ...args, '--to', site.url], {
    cwd: house,
    env: { SHIP_TOKEN: token },
  });

function plant(expectation) {
  const code = `import { expect, it } from '@jest/globals';\n\nit('the planted test', () => ${expectation});\n`;
  writeFileSync(join(house, 'mf-messaging/src/planted.test.ts'), code);
}

async function current() {
  const { remotes } = await (await fetch(`${site.url}/mf/registry.json`)).json();
  return remotes.find(({ name }) => name === 'messaging');
}

/** A server notices within half a second what another one, or a desk, has changed. */
async function shown(isWanted) {
  for (;;) {
    const remote = await current();
    if (isWanted(remote)) return remote;
    await pause(50);
  }
}
