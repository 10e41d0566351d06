import { buildChanged } from '../build/build-changed.ts';
import { readBuild, writeFallbackRegistry, type Build } from '../build/publish-builds.ts';
import { withLock } from '../lock.mjs';
import type { ReleaseTarget } from './release-target.ts';

export function buildRelease(workspace: string, target: ReleaseTarget): Promise<Build | undefined> {
  return withLock('build', async () => {
    const { built, failed } = await buildChanged([workspace]);
    if (failed.length) return undefined;
    if (!built.length) console.log(`  ✓ ${workspace} is built already`);
    return workspace === 'shell' ? readShell(target) : readBuild(workspace);
  });
}

/** The shell contains a copy of the registry of the site it goes to, for when that site's store cannot be read. */
async function readShell(target: ReleaseTarget): Promise<Build> {
  await writeFallbackRegistry();
  const build = await readBuild('shell');
  const registry = await target.registry?.();
  if (registry) build.files.set('registry.json', Buffer.from(JSON.stringify(registry)));
  return build;
}
