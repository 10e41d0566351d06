import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Channel, Channels } from '../../backend/src/releases/channels/contract.ts';
import { CliError, UsageError } from './cli-error.ts';
import { runCommand } from './exit-code.ts';
import { listReleases } from './list-releases.ts';
import { publishAndReport } from './publish-and-report.ts';
import { promote, rollback, withdraw } from './release-actions.ts';
import type { ReleaseTarget } from './release-target.ts';
import { checksOf } from './ship.ts';
import { fakeBuild } from './testing/fake-build.ts';

const [one, two] = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb'];
const facts = (at: string) => ({ at, by: 'Maria', hostApi: 1, bytes: 12_345 });
const channel = (changes: Partial<Channel> = {}): Channel => ({
  current: two,
  previous: [one],
  canary: null,
  releases: { [one]: facts('2026-01-01T10:00:00Z'), [two]: facts('2026-01-02T10:00:00Z') },
  ...changes,
});
const channelsOf = (names: Record<string, Channel>): Channels => ({ serial: 1, names, history: [] });

/** A store whose channels are `before`, and `after` once something is changed. */
function targetWith(before: Channels, after = before) {
  const calls: unknown[][] = [];
  const change =
    (action: string) =>
    (...args: unknown[]) => {
      calls.push([action, ...args]);
      return Promise.resolve(after);
    };
  const target: ReleaseTarget = {
    place: 'the store',
    option: ' --to https://site.example',
    channels: () => Promise.resolve(before),
    publish: change('publish'),
    promote: change('promote'),
    withdraw: change('withdraw'),
    rollback: change('rollback'),
  };
  return { target, calls };
}

let output = '';
beforeEach(() => {
  output = '';
  const print = (text = '') => void (output += `${text}\n`);
  mock.method(console, 'log', print);
  mock.method(console, 'error', print);
});
afterEach(() => {
  mock.restoreAll();
  process.exitCode = 0;
});

describe('the exit code of a command', () => {
  const cases: [name: string, command: () => Promise<boolean>, code: number, printed: RegExp][] = [
    ['is 0 when it is done', async () => true, 0, /^$/],
    ['is 1 when it is not done', async () => false, 1, /^$/],
    [
      'is 1 after a refusal, in its sentences',
      () => reject(new CliError('No.', 'Never.')),
      1,
      /^No\.\nNever\.\n$/,
    ],
    ['is 2 for wrong usage', () => reject(new UsageError('Usage: …')), 2, /^Usage: …\n$/],
    ['is 1 for an error of a store, without its stack', () => reject(new Error('no disk')), 1, /^no disk\n$/],
    ['is 1 for a bug, with its stack', () => reject(new TypeError('oops')), 1, /TypeError: oops\n +at /],
  ];
  for (const [name, command, code, printed] of cases)
    it(name, async () => {
      await runCommand(command);
      assert.equal(process.exitCode, code);
      assert.match(output, printed);
    });

  async function reject(error: Error): Promise<boolean> {
    throw error;
  }
});

describe('publishing', () => {
  const build = fakeBuild('gates', 'hello');
  const { release } = build.manifest;
  const published = channelsOf({ gates: channel({ current: release, previous: [two] }) });

  it('prints what visitors get, and the command that takes it back', async () => {
    const { target, calls } = targetWith(channelsOf({ gates: channel() }), published);
    await publishAndReport(target, build, { by: 'Maria' });
    assert.deepEqual(calls, [['publish', build, { by: 'Maria' }]]);
    assert.match(
      output,
      new RegExp(`gates ${release} \\(1 KB\\) is what all visitors get .* instead of ${two}`),
    );
    assert.match(output, /npm run rollback -- gates --to https:\/\/site\.example\n/);
  });

  it('prints how to end or promote a canary', async () => {
    const { target } = targetWith(channelsOf({ gates: channel() }), published);
    await publishAndReport(target, build, { by: 'Maria', percent: 10 });
    assert.match(output, new RegExp(`goes to 10% of the visitors.*the others keep ${two}`));
    assert.match(output, /npm run promote -- gates.*\n.*npm run withdraw -- gates/);
  });

  it('says that it ends a canary, and that a first release is one', async () => {
    const canary = { release: one, percent: 5 };
    await publishAndReport(targetWith(channelsOf({ gates: channel({ canary }) }), published).target, build, {
      by: 'M',
    });
    assert.match(output, new RegExp(`The canary ${one} is over`));
    await publishAndReport(targetWith(channelsOf({}), published).target, build, { by: 'M' });
    assert.match(output, /is its first release[^\n]*\n$/);
  });

  it('of the current release changes nothing', async () => {
    await publishAndReport(targetWith(published, published).target, build, { by: 'M' });
    assert.match(output, /is current already: nothing was changed/);
  });
});

describe('the actions on a release', () => {
  it('promote, withdraw and roll back, each with its name and publisher', async () => {
    const { target, calls } = targetWith(channelsOf({ gates: channel() }));
    const options = { name: 'gates', by: 'Maria' };
    assert.equal(await promote(target, options), true);
    assert.match(output, new RegExp(`gates ${two} is what all visitors get.*instead of ${one}`));
    assert.equal(await withdraw(target, options), true);
    assert.match(output, new RegExp(`canary of gates is over: all visitors get ${two}`));
    assert.equal(await rollback(target, options), true);
    assert.match(output, new RegExp(`${two} is taken back`));
    assert.deepEqual(calls, [
      ['promote', 'gates', 'Maria'],
      ['withdraw', 'gates', 'Maria'],
      ['rollback', 'gates', two, 'Maria'],
    ]);
  });

  it('warn that a rollback ends the canary too', async () => {
    const canary = { release: one, percent: 5 };
    await rollback(targetWith(channelsOf({ gates: channel({ canary }) })).target, { name: 'gates', by: 'M' });
    assert.match(output, new RegExp(`has a canary, ${one} for 5% of the visitors; it ends too`));
    assert.match(output, /npm run withdraw -- gates --to/);
  });

  it('refuse a name that has no releases, also one that every object has', async () => {
    const { target } = targetWith(channelsOf({ gates: channel() }));
    for (const name of ['seats', 'toString'])
      await assert.rejects(
        rollback(target, { name, by: 'M' }),
        new RegExp(`no release of ${name}: gates\\.`),
      );
  });
});

describe('the list of releases', () => {
  const canary = { release: one, percent: 12.5 };
  const history = [
    { at: '2026-01-02T10:00:00Z', by: 'Maria', action: 'canary', name: 'gates', release: one, percent: 12.5 },
  ];
  const channels = { ...channelsOf({ seats: channel(), gates: channel({ canary }) }), history } as Channels;

  it('has a line per name, in order, with canaries and sizes', async () => {
    await listReleases(targetWith(channels).target, {});
    const [head = '', gates = '', seats = ''] = output.split('\n');
    assert.match(head, /^name +current +canary +when +who +size +host API$/);
    assert.match(gates, new RegExp(`^gates +${two} +${one} 12\\.5% .* 13 KB +1$`));
    assert.match(seats, new RegExp(`^seats +${two} `));
  });

  it('of one name has its releases, newest first, with their visitors and the latest actions', async () => {
    await listReleases(targetWith(channels).target, { name: 'gates' });
    const lines = output.split('\n');
    assert.match(lines[1] ?? '', new RegExp(`^${two} +87\\.5% `));
    assert.match(lines[2] ?? '', new RegExp(`^${one} +12\\.5% `));
    assert.match(output, new RegExp(`canary 12\\.5% +${one} +Maria`));
  });

  it('shows where a rollback leads', async () => {
    await listReleases(targetWith(channels).target, { name: 'seats' });
    assert.match(output, new RegExp(`${two} +all `));
    assert.match(output, new RegExp(`${one} +none, rollback leads here`));
  });

  it('is JSON on request, and an error where there is nothing', async () => {
    await listReleases(targetWith(channels).target, { json: true });
    assert.deepEqual(JSON.parse(output), channels);
    await assert.rejects(
      listReleases(targetWith(channelsOf({})).target, {}),
      /the store has no releases yet/,
    );
  });
});

it('a remote is shipped after its tests, types and lint, the shell also after the host API', () => {
  const names = (workspace: string) => checksOf(workspace).map(({ name }) => name);
  assert.deepEqual(names('mf-account'), ['tests', 'types', 'lint']);
  assert.deepEqual(names('shell'), ['tests', 'types', 'lint', 'host API']);
  for (const { args } of checksOf('mf-account')) assert.ok(args.includes('mf-account'));
});
