import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtWorkspaces, workspaceOf } from '../build/workspaces.ts';
import { run } from '../run.ts';
import { printsOf } from './file-prints.ts';
import type { RunningSite } from './start-site.ts';

/** A name that no team takes. */
export const name = 'hats-of-a-test';
export const workspace = workspaceOf(name);
export const title = 'Hats Of A Test';
export const token = 'the-token-of-the-team-of-hats';

/** The commands of this team in a copied repository, next to a site that runs there with its own release store. */
export function teamIn(repository: string, site: RunningSite) {
  const command = (tool: string, args: string[], env: Record<string, string>) =>
    run(process.execPath, [`tools/${tool}.ts`, ...args], {
      cwd: repository,
      env: { RELEASES_DIR: '', ...env },
    });
  const folders = [...builtWorkspaces.map((workspace) => `${workspace}/dist`), '.data/releases'];
  return {
    /** Runs on the machine of the site. */
    newRemote: () => command('new-remote', [name], { RELEASES_DIR: site.releases, PUBLIC_URL: site.url }),
    /** Runs on a machine that has only the token. */
    ship: (...args: string[]) => command('ship', [...args, '--to', site.url], { SHIP_TOKEN: token }),
    /** The builds of all workspaces, and the site's release store. */
    prints: () => printsOf(repository, folders),
    plantTest(expectation: string): void {
      const code = `import { expect, it } from '@jest/globals';\n\nit('the planted test', () => ${expectation});\n`;
      writeFileSync(join(repository, workspace, 'src/planted.test.ts'), code);
    },
    current: () => current(site),
    /** Waits for the site to serve a wanted release: a server polls the store twice a second. */
    async released(isWanted: (release: string) => boolean): Promise<string> {
      for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
        const release = await current(site);
        if (release && isWanted(release)) return release;
      }
      throw new Error(`the site does not serve the new release of ${name}`);
    },
  };
}

async function current({ url }: RunningSite): Promise<string | undefined> {
  const response = await fetch(`${url}/mf/registry.json`);
  const { remotes } = (await response.json()) as { remotes: { name: string; release: string }[] };
  return remotes.find((remote) => remote.name === name)?.release;
}
