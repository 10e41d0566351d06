import { once } from 'node:events';
import { releaseName } from '../../build/workspaces.ts';
import type { HostLevels } from '../../host-api/notes.ts';
import { freePort, isTaken } from '../../start/port.ts';
import { startBundler } from '../bundler.ts';
import type { DevManifest } from '../manifests.ts';
import { siteLevels, siteRefusal } from './running-site.ts';

/** Shows one remote of this machine inside a running site, until Ctrl-C. Resolves to the exit code. */
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
  const bundler = await startBundler(workspace, (manifest) => warnAboutLevel(manifest, levels, site), {
    against: { site, port },
  });
  console.log(`
  ${name} for ${site}. Confirm it there once in your browser:
  ${link}

  Every edit reloads the page. The Reset button above every page brings back the site's own ${name}.
`);
  await stopped;
  await bundler.stop();
  return 0;
}

/** The page shows the same message; here the developer sees it first. */
function warnAboutLevel({ name, hostApi }: DevManifest, levels: HostLevels | undefined, site: string): void {
  if (!levels || (hostApi >= levels.oldestHostApi && hostApi <= levels.hostApi)) return;
  console.error(
    `  ${name} needs level ${hostApi} of the host API, and the shell of ${site} supports ${levels.oldestHostApi} to ${levels.hostApi}: it will refuse ${name}.`,
  );
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) && /^https?:/.test(address) ? new URL(address).origin : undefined;

function fail(sentence: string): number {
  console.error(sentence);
  return 2;
}
