// npm run dev               the whole site with hot reload
// npm run dev -- mf-account that remote and the shell hot, the other remotes prebuilt
// npm run dev -- mf-account --against https://staging.example   that remote from this machine, inside a running site
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build/build-and-publish.ts';
import { releaseName, remotes } from './build/workspaces.ts';
import { developAgainst } from './dev/against/develop-against.ts';
import { Backend } from './dev/backend.ts';
import { startBundler } from './dev/bundler.ts';
import { DevReleases } from './dev/manifests.ts';
import { createProxy } from './dev/proxy.ts';
import { startServerBundler } from './dev/server-bundler.ts';
import { root } from './root.mjs';
import { choosePort } from './start/port.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const { positionals: wanted, values } = parseCommandLine();
const unknown = wanted.filter((workspace) => !remotes.includes(workspace));
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}. Remotes: ${remotes.join(', ')}.`);
  process.exit(2);
}
if (values.against !== undefined) process.exit(await developAgainst(wanted, values.against));

const hotRemotes = wanted.length ? wanted : remotes;
const prebuilt = remotes.filter((remote) => !hotRemotes.includes(remote));
const address = await choosePort();
if (!(await build(['backend', ...prebuilt]))) process.exit(1);
const releases = new DevReleases();
releases.copyPrebuilt(prebuilt);

const stops: (() => unknown)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stopAll().then(() => process.exit(0)));

const backend = new Backend({
  APP_ENV: 'development',
  DATABASE_URL: process.env.DATABASE_URL || (process.env.DATABASE_URL_FILE ? '' : await startDatabase()),
  LIMITS_SCALE: process.env.LIMITS_SCALE ?? '100',
  PUBLIC_URL: address,
  RELEASES_DIR: releases.releasesDir,
  // The first view after an edit loads the new bundles.
  RENDER_BUDGET_MS: process.env.RENDER_BUDGET_MS ?? '2000',
  SHELL_DIR: releases.shellDir,
});
stops.push(() => backend.stop());

console.log('Bundling …');
// The shell is always hot: it contains React, and only React's development build can refresh a page in place.
const hot = ['shell', ...hotRemotes];
const bundling = Promise.all(
  hot.map((workspace) => startBundler(workspace, (manifest) => releases.writeManifest(manifest))),
);
const bundlingForServer = startServerBundler(
  hot.map((workspace) => ({ workspace, folder: releases.serverFolder(releaseName(workspace)) })),
  (workspace, bundle) => releases.writeServerBundle(releaseName(workspace), bundle),
);
stops.push(
  async () => Promise.all((await bundling).map((bundler) => bundler.stop())),
  async () => (await bundlingForServer).stop(),
);
const [bundlers, serverBundler] = await Promise.all([bundling, bundlingForServer, backend.start(bundling)]);

const { server, close } = createProxy(bundlers, backend, () => serverBundler.untilBuilt());
await once(server.listen(Number(process.env.PORT), process.env.HOST || 'localhost'), 'listening');
stops.push(close);
console.log(`\n  Develop at ${address}\n`);

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function startDatabase(): Promise<string> {
  const { startEmbeddedPostgres } = await import(
    join(root, 'backend/dist/platform/database/embedded/embedded-postgres.js')
  );
  const postgres = await startEmbeddedPostgres({ dir: join(process.env.DATA_DIR || '.data', 'postgres') });
  stops.push(() => postgres.stop());
  return postgres.url();
}

function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}
