import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { root } from '../root.mjs';
import { buildChanged } from './build-changed.ts';
import { publishBuilds, writeFallbackRegistry } from './publish-builds.ts';
import { builtWorkspaces, remotes } from './workspaces.ts';

/** The shell comes last because it contains a copy of the registry. */
const published = [...remotes, 'shell'];

export function build(
  wanted: readonly string[] = builtWorkspaces,
  options: { fromSource?: boolean } = {},
): Promise<boolean> {
  return withLock('build', async () => {
    const { built, failed } = await buildChanged(withBackend(wanted), options);
    const ready = published.filter((workspace) => wanted.includes(workspace) && !failed.includes(workspace));
    await writeFallbackRegistry();
    if (ready.length) await publishBuilds(ready, built);
    return failed.length === 0;
  });
}

/** Publishing uses the built server's code. An older build of it is good enough. */
const withBackend = (wanted: readonly string[]) =>
  wanted.includes('backend') || existsSync(join(root, 'backend/dist/main.js'))
    ? wanted
    : [...wanted, 'backend'];
