import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { run } from '../run.ts';
import { madeUp } from './testing/fake-build.ts';
import { emptyStore } from './testing/temp-store.ts';

const releaseOf = (words, name = 'gates') => madeUp(name, words).manifest.release;
const [one, two, three] = ['one', 'two', 'three'].map((words) => releaseOf(words));

let store;
beforeEach(() => (store = emptyStore()));
afterEach(() => store.remove());

const gates = async () => (await store.channels()).names.gates;

describe('a team that ships into a store', () => {
  it('has its release with the visitors, and hears how to take it back', async () => {
    assert.match(await done(store.give('gates', 'one')), /is its first release/);
    const output = await done(store.give('gates', 'two'));
    assert.match(output, new RegExp(`gates ${two} \\(1 KB\\) is what all visitors get .* instead of ${one}`));
    assert.match(output, /npm run rollback -- gates\n/);
    assert.equal((await gates()).current, two);
  });

  it('at the same time as another team loses nothing', async () => {
    const names = ['gates', 'lounges', 'meals', 'seats'];
    await Promise.all(names.map((name) => done(store.give(name, 'one'))));
    const channels = await store.channels();
    assert.deepEqual(Object.keys(channels.names).toSorted(), names);
    assert.equal(channels.history.length, names.length);
    for (const name of names) assert.equal(channels.names[name].current, releaseOf('one', name));
  });

  it('the same twice has one release, and hears that nothing was changed', async () => {
    await done(store.give('gates', 'one'));
    const before = await store.channels();
    assert.match(await done(store.give('gates', 'one')), /is current already: nothing was changed/);
    assert.deepEqual(await store.channels(), before);
  });

  it('reads why it is refused', async () => {
    await done(store.give('gates', 'one'));
    assert.equal(
      await refused(store.give('gates', 'one', '--canary', '10')),
      `All visitors get ${one} of gates already.\n`,
    );
    assert.equal(
      await refused(store.give('seats', 'one', '--canary', '10')),
      'seats has no release yet that the other visitors could keep.\n',
    );
  });

  it('reads every reason, each on its own line, and may say which of them is meant', async () => {
    await done(store.give('gates', 'one'));
    await done(store.give('lounges', 'one'));
    const elsewhere = ['gates', 'two', '--path', '/lounges'];
    const sentences = (await refused(store.give(...elsewhere))).trimEnd().split('\n');
    assert.equal(sentences[0], 'lounges serves /lounges already.');
    assert.match(sentences[1], /^\/gates would be gone, .* --drop-paths says that this is meant\.$/);
    assert.match(await refused(store.give(...elsewhere, '--drop-paths')), /^lounges serves .*\n$/);
    await done(store.give('gates', 'two', '--path', '/doors', '--drop-paths'));
    assert.equal((await gates()).current, madeUp('gates', 'two', '/doors').manifest.release);
  });
});

it('a store that is out of reach is told of in a sentence', async () => {
  const bucket = { RELEASES_BUCKET_KEY_ID: 'id', RELEASES_BUCKET_SECRET: 'secret' };
  const env = { ...bucket, RELEASES_BUCKET: 'http://localhost:9/bucket' };
  const output = await refused(run(process.execPath, ['tools/ship.ts', 'releases'], { env }));
  assert.match(output, /^The release store at http:\/\/localhost:9\/bucket .* could not be reached[^\n]*\n$/);
});

describe('a canary', () => {
  beforeEach(async () => {
    await done(store.give('gates', 'one'));
    const output = await done(store.give('gates', 'two', '--canary', '10'));
    assert.match(output, new RegExp(`goes to 10% of the visitors.* the others keep ${one}`));
    assert.match(output, /npm run promote -- gates\n.*npm run withdraw -- gates\n/);
  });

  it('is promoted to everybody', async () => {
    assert.match(await done(store.command('promote', 'mf-gates')), new RegExp(`gates ${two} is what all`));
    const { current, canary, previous } = await gates();
    assert.deepEqual([current, canary, previous], [two, null, [one]]);
  });

  it('is withdrawn from everybody', async () => {
    assert.match(await done(store.command('withdraw', 'gates')), new RegExp(`all visitors get ${one}`));
    const { current, canary } = await gates();
    assert.deepEqual([current, canary], [one, null]);
    assert.equal(await refused(store.command('withdraw', 'gates')), 'gates has no canary.\n');
  });

  it('is told of, and ended, by whoever rolls back what all the others get', async () => {
    await done(store.command('promote', 'gates'));
    await done(store.give('gates', 'three', '--canary', '50'));
    const output = await done(store.command('rollback', 'gates', '--by', 'Maria'));
    assert.match(output, new RegExp(`has a canary, ${three} for 50% of the visitors; it ends too`));
    assert.match(output, /the canary alone {2}npm run withdraw -- gates\n/);
    const { current, canary } = await gates();
    assert.deepEqual([current, canary], [one, null]);
  });
});

describe('rolling back', () => {
  it('gives visitors the release before within a second, and says who did it', async () => {
    await done(store.give('gates', 'one'));
    await done(store.give('gates', 'two'));
    const began = performance.now();
    const output = await done(store.command('rollback', 'mf-gates', '--by', 'Maria'));
    const milliseconds = performance.now() - began;
    assert.match(output, new RegExp(`gates ${one} is what all visitors get .* ${two} is taken back`));
    assert.ok(milliseconds < 1_000, `took ${milliseconds} ms`);
    const { names, history } = await store.channels();
    assert.equal(names.gates.current, one);
    assert.deepEqual([history[0].action, history[0].by], ['rollback', 'Maria']);
  });

  it('is refused where there is nothing to go back to', async () => {
    assert.match(await refused(store.command('rollback', 'gates')), /has no release of gates: it is empty/);
    await done(store.give('gates', 'one'));
    assert.equal(await refused(store.command('rollback', 'gates')), 'gates has no release to go back to.\n');
  });
});

async function done(work) {
  const { code, output } = await work;
  assert.equal(code, 0, output);
  return output;
}

async function refused(work) {
  const { code, output } = await work;
  assert.equal(code, 1, output);
  return output;
}
