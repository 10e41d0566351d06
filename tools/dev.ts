// npm run dev               the whole site with hot reload
// npm run dev -- mf-account that remote and the shell hot, the other remotes prebuilt
// npm run dev -- mf-account --against https://staging.example   that remote from here, inside a running site
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build/build-and-publish.ts';
import { remotes } from './build/workspaces.ts';
import { developAgainst } from './dev/against/develop-against.ts';
import { Backend } from './dev/backend.ts';
import { bundle } from './dev/bundler.ts';
import { describe, releasesDir, shellDir, takePrebuilt } from './dev/manifests.ts';
import { proxy } from './dev/proxy.ts';
import { root } from './root.mjs';
import { choosePort } from './start/port.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const { positionals: wanted, values } = whatIsAsked();
const unknown = wanted.filter((room) => !remotes.includes(room));
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}. Remotes: ${remotes.join(', ')}.`);
  process.exit(2);
}

if (values.against !== undefined) process.exit(await developAgainst(wanted, values.against));

const hotRemotes = wanted.length ? wanted : remotes;
const prebuilt = remotes.filter((room) => !hotRemotes.includes(room));
const address = await choosePort();
if (!(await build(['backend', ...prebuilt]))) process.exit(1);
takePrebuilt(prebuilt);

const stops = [];
const stop = async (code) => {
  for (const end of stops.splice(0).reverse()) await end();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));

const database = process.env.DATABASE_URL ? null : await ownDatabase();
const backend = new Backend({
  APP_ENV: 'development',
  DATABASE_URL: process.env.DATABASE_URL || database.url(),
  LIMITS_SCALE: process.env.LIMITS_SCALE ?? '100',
  PUBLIC_URL: address,
  RELEASES_DIR: releasesDir,
  SHELL_DIR: shellDir,
});
stops.push(() => backend.stop());

console.log('Bundling …');
// The shell always: it brings React, and only React's own development build can refresh a page in place.
const bundling = Promise.all(['shell', ...hotRemotes].map((room) => bundle(room, describe)));
stops.push(async () => Promise.all((await bundling).map((bundler) => bundler.stop())));
const [bundlers] = await Promise.all([bundling, backend.start(bundling)]);

const server = proxy(bundlers, backend).listen(Number(process.env.PORT), process.env.HOST || 'localhost');
await once(server, 'listening');
stops.push(() => server.closeAllConnections());
console.log(`\n  Develop at ${address}\n`);

async function ownDatabase() {
  const { startEmbeddedPostgres } = await import(
    join(root, 'backend/dist/platform/database/embedded/embedded-postgres.js')
  );
  const postgres = await startEmbeddedPostgres({ dir: join(process.env.DATA_DIR || '.data', 'postgres') });
  stops.push(() => postgres.stop());
  return postgres;
}

function whatIsAsked() {
  try {
    return parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
