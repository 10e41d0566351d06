import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { run, type CommandResult } from '../run.ts';
import { fakeBuild } from './testing/fake-build.ts';
import { createTempStore } from './testing/temp-store.ts';

const releaseOf = (text: string, name = 'gates') => fakeBuild(name, text).manifest.release;
const [one, two, three] = [releaseOf('one'), releaseOf('two'), releaseOf('three')];

let store: ReturnType<typeof createTempStore>;
beforeEach(() => (store = createTempStore()));
afterEach(() => store.remove());

async function gates() {
  const { names } = await store.channels();
  assert.ok(names.gates);
  return names.gates;
}

describe('a team that ships into a store', () => {
  it('publishes a release and reads how to take it back', async () => {
    assert.match(await done(store.publish('gates', 'one')), /is its first release/);
    const output = await done(store.publish('gates', 'two'));
    assert.match(output, new RegExp(`gates ${two} \\(1 KB\\) is what all visitors get .* instead of ${one}`));
    assert.match(output, /npm run rollback -- gates\n/);
    assert.equal((await gates()).current, two);
  });

  it('loses nothing when other teams ship at the same time', async () => {
    const names = ['gates', 'lounges', 'meals', 'seats'];
    await Promise.all(names.map((name) => done(store.publish(name, 'one'))));
    const channels = await store.channels();
    assert.deepEqual(Object.keys(channels.names).toSorted(), names);
    assert.equal(channels.history.length, names.length);
    for (const name of names) assert.equal(channels.names[name]?.current, releaseOf('one', name));
  });

  it('gets one release for the same files twice, and reads that nothing was changed', async () => {
    await done(store.publish('gates', 'one'));
    const before = await store.channels();
    assert.match(await done(store.publish('gates', 'one')), /is current already: nothing was changed/);
    assert.deepEqual(await store.channels(), before);
  });

  it('reads why a canary is refused', async () => {
    await done(store.publish('gates', 'one'));
    assert.equal(
      await refused(store.publish('gates', 'one', '--canary', '10')),
      `All visitors get ${one} of gates already.\n`,
    );
    assert.equal(
      await refused(store.publish('seats', 'one', '--canary', '10')),
      'seats has no release yet that the other visitors could keep.\n',
    );
  });

  it('reads every reason on its own line, and can drop paths on purpose', async () => {
    await done(store.publish('gates', 'one'));
    await done(store.publish('lounges', 'one'));
    const elsewhere = ['gates', 'two', '--path', '/lounges'];
    const sentences = (await refused(store.publish(...elsewhere))).trimEnd().split('\n');
    assert.equal(sentences[0], 'lounges serves /lounges already.');
    assert.match(sentences[1] ?? '', /^\/gates would be gone, .* --drop-paths says that this is meant\.$/);
    assert.match(await refused(store.publish(...elsewhere, '--drop-paths')), /^lounges serves .*\n$/);
    await done(store.publish('gates', 'two', '--path', '/doors', '--drop-paths'));
    assert.equal((await gates()).current, fakeBuild('gates', 'two', '/doors').manifest.release);
  });
});

it('an unreachable store is reported in one sentence', async () => {
  const bucket = { RELEASES_BUCKET_KEY_ID: 'id', RELEASES_BUCKET_SECRET: 'secret' };
  const env = { ...bucket, RELEASES_BUCKET: 'http://localhost:9/bucket' };
  const output = await refused(run(process.execPath, ['tools/ship.ts', 'releases'], { env }));
  assert.match(output, /^The bucket http:\/\/localhost:9\/bucket .* could not be reached[^\n]*\n$/);
});

describe('a canary', () => {
  beforeEach(async () => {
    await done(store.publish('gates', 'one'));
    const output = await done(store.publish('gates', 'two', '--canary', '10'));
    assert.match(output, new RegExp(`goes to 10% of the visitors.* the others keep ${one}`));
    assert.match(output, /npm run promote -- gates\n.*npm run withdraw -- gates\n/);
  });

  it('is promoted to all visitors', async () => {
    assert.match(await done(store.command('promote', 'mf-gates')), new RegExp(`gates ${two} is what all`));
    const { current, canary, previous } = await gates();
    assert.deepEqual([current, canary, previous], [two, null, [one]]);
  });

  it('is withdrawn from all visitors', async () => {
    assert.match(await done(store.command('withdraw', 'gates')), new RegExp(`all visitors get ${one}`));
    const { current, canary } = await gates();
    assert.deepEqual([current, canary], [one, null]);
    assert.equal(await refused(store.command('withdraw', 'gates')), 'gates has no canary.\n');
  });

  it('ends with a rollback, which says so', async () => {
    await done(store.command('promote', 'gates'));
    await done(store.publish('gates', 'three', '--canary', '50'));
    const output = await done(store.command('rollback', 'gates', '--by', 'Maria'));
    assert.match(output, new RegExp(`has a canary, ${three} for 50% of the visitors; it ends too`));
    assert.match(output, /the canary alone {2}npm run withdraw -- gates\n/);
    const { current, canary } = await gates();
    assert.deepEqual([current, canary], [one, null]);
  });
});

describe('rolling back', () => {
  it('makes the previous release current within a second, and records who did it', async () => {
    await done(store.publish('gates', 'one'));
    await done(store.publish('gates', 'two'));
    const began = performance.now();
    await store.channels();
    const started = performance.now();
    const output = await done(store.command('rollback', 'mf-gates', '--by', 'Maria'));
    // Beside what such a command takes to start, which depends on the machine.
    const milliseconds = performance.now() - started - (started - began);
    assert.match(output, new RegExp(`gates ${one} is what all visitors get .* ${two} is taken back`));
    assert.ok(milliseconds < 1_000, `took ${milliseconds} ms`);
    const { names, history } = await store.channels();
    assert.equal(names.gates?.current, one);
    assert.deepEqual([history[0]?.action, history[0]?.by], ['rollback', 'Maria']);
  });

  it('is refused where there is nothing to go back to', async () => {
    assert.match(await refused(store.command('rollback', 'gates')), /has no release of gates: it is empty/);
    await done(store.publish('gates', 'one'));
    assert.equal(await refused(store.command('rollback', 'gates')), 'gates has no release to go back to.\n');
  });
});

async function done(work: Promise<CommandResult>): Promise<string> {
  const { code, output } = await work;
  assert.equal(code, 0, output);
  return output;
}

async function refused(work: Promise<CommandResult>): Promise<string> {
  const { code, output } = await work;
  assert.equal(code, 1, output);
  return output;
}
