import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild, openPublisher } from '../../build/publish.ts';
import { remotes } from '../../build/workspaces.ts';
import { makeTalker } from '../inbox/people.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { buildOneBundle } from './one-bundle.ts';

const require = createRequire(new URL('../../../backend/package.json', import.meta.url));
const { default: pg } = await import(require.resolve('pg'));

/** The same server twice, on the same people: one serves what the rooms were built into, the other the one bundle. */
export async function startBoth() {
  // Stores of this bench's own, whatever else this machine may write to.
  process.env.RELEASES_BUCKET = '';
  const folder = mkdtempSync(join(tmpdir(), 'amigo-bench-releases-'));
  const servers = new OwnServers();
  const end = async () => {
    await servers.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (name, builds, env) => {
    const store = join(folder, name);
    await publish(store, builds);
    // No shell is built in: it would bring its remotes along.
    return servers.start({ DEMO_DATA: '1', RELEASES_DIR: store, SHELL_DIR: join(folder, 'none'), ...env });
  };
  try {
    const rooms = await Promise.all([...remotes, 'shell'].map((room) => readBuild(room)));
    const joined = [await readBuild('shell', await buildOneBundle())];
    const federated = await start('federated', rooms);
    const database = servers.databaseUrl();
    const oneBundle = await start('one-bundle', joined, { DATABASE_URL: database });
    return { sites: { oneBundle, federated }, cookie: await memberWhoTalks(database), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function publish(store, builds) {
  const desk = await openPublisher(store);
  for (const { manifest, files } of builds)
    await desk.publish(manifest.name, files, { by: 'the bench', builtTogether: true });
}

async function memberWhoTalks(database) {
  const pool = new pg.Pool({ connectionString: database });
  const { cookie } = await makeTalker(pool, { at: 0, talks: 20, each: 10 });
  await pool.end();
  const [name, value] = cookie.split('=');
  return { name, value };
}
