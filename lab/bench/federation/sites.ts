import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPublisher, readBuild, type Build } from '../../../tools/build/publish-builds.ts';
import { remotes } from '../../../tools/build/workspaces.ts';
import { createMember } from '../inbox/people.ts';
import type { SessionCookie } from '../../../tools/testing/log-in.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { buildOneBundle } from './one-bundle.ts';

export interface BothSites {
  urls: { oneBundle: string; federated: string };
  cookie: SessionCookie;
  end: () => Promise<void>;
}

export async function startBoth(): Promise<BothSites> {
  // The benchmark publishes into its own folders only.
  process.env.RELEASES_BUCKET = '';
  const folder = mkdtempSync(join(tmpdir(), 'amigo-bench-releases-'));
  const servers = new OwnServers();
  const end = async () => {
    await servers.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (name: string, builds: Build[], env: Record<string, string> = {}) => {
    const store = join(folder, name);
    await publishAll(store, builds);
    // Without a built-in shell, which would bring its remotes along.
    const SHELL_DIR = join(folder, 'none');
    // Long enough for every page: what is compared is the browser's work.
    const own = { DEMO_DATA: '1', RELEASES_DIR: store, SHELL_DIR, RENDER_BUDGET_MS: '900' };
    const { url } = await servers.start({ ...own, ...env });
    return url;
  };
  try {
    const builds = await Promise.all([...remotes, 'shell'].map((workspace) => readBuild(workspace)));
    const joined = [await readBuild('shell', await buildOneBundle())];
    const federated = await start('federated', builds);
    const database = servers.databaseUrl();
    const oneBundle = await start('one-bundle', joined, { DATABASE_URL: database });
    return { urls: { oneBundle, federated }, cookie: await logInMember(database), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function publishAll(store: string, builds: readonly Build[]): Promise<void> {
  const publisher = await openPublisher(store);
  for (const { manifest, files } of builds)
    await publisher.publish(manifest.name, files, { by: 'the benchmark', builtTogether: true });
}

async function logInMember(database: string): Promise<SessionCookie> {
  const pool = new pg.Pool({ connectionString: database });
  const { cookie } = await createMember(pool, { index: 0, conversationCount: 20, messagesEach: 10 });
  await pool.end();
  const [name = '', value = ''] = cookie.split('=');
  return { name, value };
}
