import { once } from 'node:events';
import { releaseName } from '../../build/workspaces.ts';
import type { HostLevels } from '../../host-api/notes.ts';
import { freePort, isTaken } from '../../start/port.ts';
import { startBundler } from '../bundler.ts';
import type { DevManifest } from '../manifests.ts';
import { siteLevels, siteRefusal } from './running-site.ts';

export async function developAgainst(workspaces: readonly string[], address: string): Promise<number> {
  const [workspace] = workspaces;
  const site = originOf(address);
  if (!workspace || workspaces.length !== 1 || !site)
    return fail('Usage: npm run dev -- mf-messaging --against https://staging.example');
  const port = Number(process.env.DEV_PORT) || (await freePort('127.0.0.1'));
  if (await isTaken(port, '127.0.0.1'))
    return fail(`Port ${port} is in use by another program: choose another DEV_PORT.`);
  const name = releaseName(workspace);
  const link = `${site}/platform/override?remote=${name}&from=http://localhost:${port}`;
  const refusal = await siteRefusal(site, link);
  if (refusal) return fail(refusal);

  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const levels = await siteLevels(site);
  console.log('Bundling …');
  const warn = (manifest: DevManifest) => {
    const warning = levelWarning(manifest, levels, site);
    if (warning) console.error(warning);
  };
  const bundler = await startBundler(workspace, warn, { against: { site, port } });
  console.log(`
  ${name} for ${site}. Confirm it there once in your browser:
  ${link}

  Every edit reloads the page. The Reset button above every page brings back the site's own ${name}.
`);
  await stopped;
  await bundler.stop();
  return 0;
}

export function levelWarning(
  { name, hostApi }: DevManifest,
  levels: HostLevels | undefined,
  site: string,
): string | undefined {
  if (!levels || (hostApi >= levels.oldestHostApi && hostApi <= levels.hostApi)) return undefined;
  const supported = `${levels.oldestHostApi} to ${levels.hostApi}`;
  return `  ${name} needs level ${hostApi} of the host API, and the shell of ${site} supports ${supported}: it will refuse ${name}.`;
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) && /^https?:/.test(address) ? new URL(address).origin : undefined;

function fail(sentence: string): number {
  console.error(sentence);
  return 2;
}
