import { buildChanged } from '../build/build-changed.ts';
import { writeFallbackRegistry, readBuild } from '../build/publish.ts';
import { withLock } from '../lock.mjs';

/** The build of one room, read while nobody else builds; nothing when it could not be built. */
export function built(room, desk) {
  return withLock('build', async () => {
    const { built: anew, failed } = await buildChanged([room]);
    if (failed.length) return null;
    if (!anew.length) console.log(`  ✓ ${room} is built already`);
    return room === 'shell' ? shellBuild(desk) : readBuild(room);
  });
}

/** The shell takes a copy of what is current where it goes to, for the day when nobody there can say it. */
async function shellBuild(desk) {
  await writeFallbackRegistry();
  const build = await readBuild('shell');
  if (desk.registry) build.files.set('registry.json', Buffer.from(JSON.stringify(await desk.registry())));
  return build;
}
