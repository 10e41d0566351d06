import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from '../lock.mjs';
import { root } from '../root.mjs';
import { buildDue } from './due.mjs';
import { bakeRegistry, publish } from './publish.mjs';
import { remotes, rooms } from './rooms.mjs';

/** The shell last: it takes a copy of what the others are. */
const published = [...remotes, 'shell'];

/** Builds what has changed and gives it to this machine's visitors; resolves to whether everything could be built. */
export function build(wanted = rooms) {
  return alone('build', async () => {
    const { built, failed } = await buildDue(withDesk(wanted));
    const ready = published.filter((room) => wanted.includes(room) && !failed.includes(room));
    await bakeRegistry();
    // A bucket is everybody's: what goes there is shipped on purpose.
    if (ready.length && !process.env.RELEASES_BUCKET) await publish(ready, built);
    return failed.length === 0;
  });
}

/** Publishing goes through the server's own desk; one that was built once will do. */
const withDesk = (wanted) =>
  wanted.includes('backend') || existsSync(join(root, 'backend/dist/main.js'))
    ? wanted
    : [...wanted, 'backend'];
