import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceOf, builtWorkspaces } from '../build/workspaces.ts';
import { run } from '../run.ts';
import { printsOf } from './file-prints.ts';

/** A name that no team takes. */
export const name = 'hats-of-a-test';
export const room = workspaceOf(name);
export const title = 'Hats Of A Test';
export const token = 'the-token-of-the-team-of-hats';

/** What this team does in a copied house, beside a site that runs there with releases of its own. */
export function teamIn(house, site) {
  const command = (tool, args, env) =>
    run(process.execPath, [`tools/${tool}.ts`, ...args], { cwd: house, env: { RELEASES_DIR: '', ...env } });
  const folders = [...builtWorkspaces.map((room) => `${room}/dist`), '.data/releases'];
  return {
    /** On the machine that the site runs on. */
    newRemote: () => command('new-remote', [name], { RELEASES_DIR: site.releases, PUBLIC_URL: site.url }),
    /** From a machine of its own, which has nothing but the token. */
    desk: (...args) => command('ship', [...args, '--to', site.url], { SHIP_TOKEN: token }),
    /** All that builds of the other rooms have written, and the site's releases. */
    prints: () => printsOf(house, folders),
    plant(expectation) {
      const code = `import { expect, it } from '@jest/globals';\n\nit('the planted test', () => ${expectation});\n`;
      writeFileSync(join(house, room, 'src/planted.test.ts'), code);
    },
    current: () => current(site),
    /** A server notices within half a second what another process has released. */
    async released(isWanted) {
      for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
        const remote = await current(site);
        if (remote && isWanted(remote)) return remote;
      }
      throw new Error(`the site does not have what was released of ${name}`);
    },
  };
}

async function current({ url }) {
  const { remotes } = await (await fetch(`${url}/mf/registry.json`)).json();
  return remotes.find((remote) => remote.name === name);
}
