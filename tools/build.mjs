// npm run build            builds whatever has changed and publishes the remotes
// npm run build mf-account the same for the rooms that are named
import { build } from './build/index.mjs';
import { rooms } from './build/rooms.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((room) => !rooms.includes(room));
if (unknown.length) {
  console.error(`There is no room ${unknown.join(', ')}. Rooms that are built: ${rooms.join(', ')}.`);
  process.exit(2);
}
const began = Date.now();
const isGood = await build(wanted.length ? wanted : rooms);
if (isGood) console.log(`Everything is built (${((Date.now() - began) / 1000).toFixed(1)} s).`);
process.exitCode = isGood ? 0 : 1;
