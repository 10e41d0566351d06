import { resolve } from 'node:path';
import { alone } from '../lock.mjs';
import { root } from '../root.mjs';
import { parallel } from '../run.mjs';
import { publish, writeRegistry } from './publish.mjs';
import { buildRoom, plan } from './room.mjs';
import { remotes, rooms } from './rooms.mjs';

/** Where the server looks for the releases of remotes. */
export const releaseStore = () => resolve(root, process.env.RELEASES_DIR || '.releases');

/** Builds what has changed and publishes it; resolves to whether everything could be built. */
export function build(wanted = rooms) {
  return alone('build', async () => {
    const due = wanted.map(plan).filter(({ isDue }) => isDue);
    if (due.length) console.log(`Building ${due.map(({ room }) => room).join(', ')} …`);
    const isGood = await parallel(due, buildRoom);
    const failed = due.filter((_, index) => !isGood[index]).map(({ room }) => room);
    const store = releaseStore();
    const ready = remotes.filter((room) => wanted.includes(room) && !failed.includes(room));
    await parallel(ready, (room) => publish(room, store));
    await writeRegistry(store);
    return failed.length === 0;
  });
}
