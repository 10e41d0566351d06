import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Channels } from '../../backend/src/releases/channels/contract.ts';
import { run } from '../run.ts';
import { serve } from '../testing/listen.ts';
import { capturePrinted } from '../testing/printed.ts';
import { buildRelease } from './build-release.ts';
import { CliError } from './cli-error.ts';
import type { ReleaseTarget } from './release-target.ts';
import { send } from './request.ts';
import { ship } from './ship.ts';
import { SitePublisher } from './site-publisher.ts';
import { fakeBuild } from './testing/fake-build.ts';

const printed = capturePrinted();
const empty: Channels = { serial: 1, names: {}, history: [] };

/** A store with these releases, which remembers what was published. */
function targetWith(channels: Channels, more: Partial<ReleaseTarget> = {}) {
  const published: string[] = [];
  const target = {
    place: 'the store',
    option: '',
    channels: async () => channels,
    publish: async ({ manifest }: { manifest: { name: string } }) => {
      published.push(manifest.name);
      return channels;
    },
    ...more,
  } as ReleaseTarget;
  return { target, published };
}

describe('shipping', () => {
  it('ends before anything is built when the store cannot be read', async () => {
    const { target, published } = targetWith(empty, {
      channels: () => Promise.reject(new CliError('no such token')),
    });
    await assert.rejects(ship(target, { name: 'account', by: 'Maria' }), /no such token/);
    assert.equal(printed.text, 'Shipping account to the store, by Maria …\n');
    assert.deepEqual(published, []);
  });

  it('of what is current already builds, tests and changes nothing', async () => {
    const build = await buildRelease('mf-account', targetWith(empty).target);
    assert.ok(build);
    const channel = { current: build.manifest.release, previous: [], canary: null, releases: {} };
    const { target } = targetWith({ ...empty, names: { account: channel } });
    assert.equal(await ship(target, { name: 'account', by: 'Maria' }), true);
    assert.match(printed.text, /✓ mf-account is built already\n/);
    assert.doesNotMatch(printed.text, /tests/);
    assert.match(printed.text, /account \S+ is current already: nothing was changed\.\n$/);
  });

  it('puts the registry of the site into the shell, for when its store cannot be read', async () => {
    const registry = { remotes: [{ name: 'gates', release: '1.0.0-a' }] };
    const build = await buildRelease('shell', targetWith(empty, { registry: async () => registry }).target);
    assert.deepEqual(JSON.parse(String(build?.files.get('registry.json'))), registry);
    const local = await buildRelease('shell', targetWith(empty).target);
    assert.ok(JSON.parse(String(local?.files.get('registry.json'))).remotes.length >= 4);
  });
});

describe('the request to a site', () => {
  it('has every file of the release and all options in one form', async () => {
    let form: FormData | undefined;
    const site = await serve(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      form = await new Response(body, { headers }).formData();
      response.end(JSON.stringify({ channels: empty }));
    });
    const build = fakeBuild('gates', 'hello');
    await new SitePublisher(site, 'token').publish(build, { by: 'Maria', percent: 10, dropPaths: true });
    assert.ok(form);
    const options = ['name', 'by', 'percent', 'dropPaths'].map((name) => form?.get(name));
    assert.deepEqual(options, ['gates', 'Maria', '10', '1']);
    const files = form.getAll('file') as File[];
    assert.deepEqual(
      files.map(({ name }) => name),
      [...build.files.keys()],
    );
    assert.equal(await files[1]?.text(), String(build.files.get('page.js')));
  });

  it('that gets no response in time leaves open whether the change was made', async () => {
    const site = await serve(() => {});
    const info = { action: 'promote', name: 'gates', timeout: 50 };
    const change = send(site, '/platform/promote', { ...info, json: { name: 'gates' } });
    await assert.rejects(change, /no readable response \(timeout\), so it is unknown whether/);
    await assert.rejects(send(site, '/platform/releases', info), /cannot be reached \(timeout\)/);
  });
});

it('the command line prints its usage, and exits with 2', async () => {
  const { code, output } = await run(process.execPath, ['tools/ship.ts', 'ship']);
  assert.equal(code, 2);
  assert.match(
    output,
    /^ship takes one remote at a time, or the shell: npm run ship -- <remote\|shell>[^\n]*\n$/,
  );
});
