import { buildDue } from '../build/due.mjs';
import { bakeRegistry, builtRelease } from '../build/publish.mjs';
import { alone } from '../lock.mjs';

/** The build of one room, read while nobody else builds; nothing when it could not be built. */
export function built(room, desk) {
  return alone('build', async () => {
    const { built: anew, failed } = await buildDue([room]);
    if (failed.length) return null;
    if (!anew.length) console.log(`  ✓ ${room} is built already`);
    return room === 'shell' ? shellBuild(desk) : builtRelease(room);
  });
}

/** The shell takes a copy of what is current where it goes to, for the day when nobody there can say it. */
async function shellBuild(desk) {
  await bakeRegistry();
  const build = await builtRelease('shell');
  if (desk.registry) build.files.set('registry.json', Buffer.from(JSON.stringify(await desk.registry())));
  return build;
}
