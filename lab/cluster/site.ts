import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFolder } from '../../tools/build/publish-builds.ts';
import { sandboxProviders } from '../faults/world/world.ts';
import { SiteNode } from '../faults/world/site-node.ts';
import { root } from '../../tools/root.mjs';
import { run } from '../../tools/run.ts';
import { forward } from './door.ts';
import { readSecrets } from './passwords.ts';
import { databaseUrl, folder, logOf, ports, siteNodes, siteUrl, socketOf } from './settings.ts';

interface SiteOptions {
  isDirect: boolean;
  port: number;
}

/** Two nodes for pages and a worker for jobs. Each node can be reached by a socket file from outside. */
export async function startSite({ isDirect, port }: SiteOptions): Promise<SiteNode[]> {
  const releases = join(folder, 'releases');
  rmSync(releases, { recursive: true, force: true });
  cpSync(releaseFolder(), releases, { recursive: true });
  mkdirSync(join(folder, 'site'), { recursive: true });
  const env = environment(isDirect);
  await migrate(env);
  const nodes = siteNodes.map((name, at) => {
    const own = { ...env, ROLE: 'web', PUBLIC_URL: siteUrl(at, port) };
    return new SiteNode(name, port + at, own, logOf(name));
  });
  const worker = { ...env, ROLE: 'worker', PUBLIC_URL: siteUrl(0, port) };
  nodes.push(new SiteNode('worker', port + siteNodes.length, worker, logOf('worker')));
  const [first, ...others] = nodes;
  // It fills in the demo data.
  await first?.start();
  await Promise.all(others.map((node) => node.start()));
  for (const [at, name] of siteNodes.entries())
    await forward({ path: socketOf(name) }, { host: '127.0.0.1', port: port + at });
  return nodes;
}

function environment(isDirect: boolean): Record<string, string> {
  const secrets = readSecrets();
  const primary = databaseUrl(secrets, ports.primary);
  return {
    ...sandboxProviders,
    APP_ENV: 'demo',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: isDirect ? primary : databaseUrl(secrets, ports.pooler),
    DATABASE_DIRECT_URL: isDirect ? '' : primary,
    DATABASE_REPLICA_URLS: databaseUrl(secrets, ports.replicas),
    DATABASE_POOL: '6',
    DATA_DIR: join(folder, 'site'),
    RELEASES_DIR: join(folder, 'releases'),
    SHELL_DIR: join(root, 'shell/dist/release'),
    SECRET: secrets.site,
    // The probe writes as fast as a crowd.
    LIMITS_SCALE: '1000000',
  };
}

async function migrate(env: Record<string, string>): Promise<void> {
  const { code, output } = await run(process.execPath, ['backend/dist/main.js', '--migrate'], { env });
  if (code) throw new Error(`The migration failed:\n${output}`);
}
