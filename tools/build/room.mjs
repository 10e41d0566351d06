import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { fingerprint, forgetBuild, isBuilt, markBuilt } from './fingerprint.mjs';
import { finish } from './finish.mjs';

/** The file whose presence tells that a build was finished. */
function resultOf(room) {
  if (room === 'backend') return 'backend/dist/main.js';
  return room === 'shell' ? 'shell/dist/release/shell.json' : `${room}/dist/release/remote.json`;
}

/** Whether a room must be built, and the print of the sources that it would be built from. */
export function plan(room) {
  const print = fingerprint(room);
  return { room, print, isDue: !isBuilt(room, print) || !existsSync(join(root, resultOf(room))) };
}

/** Builds one room and says how long it took; resolves to whether it went well. */
export async function buildRoom({ room, print }) {
  const began = Date.now();
  forgetBuild(room);
  const { code, output } = await (room === 'backend' ? compile() : bundle(room));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`  ${room} could not be built (${seconds} s):\n${output}`);
    return false;
  }
  markBuilt(room, print);
  console.log(`  ${room} built in ${seconds} s`);
  return true;
}

/** Like the bundles, the server is built even when a type does not fit: saying so is what `npm run check` is for. */
async function compile() {
  rmSync(join(root, 'backend/dist'), { recursive: true, force: true });
  const { code, output } = await run('tsc', ['-p', 'backend']);
  const isEmitted = existsSync(join(root, resultOf('backend')));
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  if (isEmitted && errors.length)
    console.log(`  backend has ${errors.length} type errors, the first: ${errors[0]}`);
  return { code: isEmitted ? 0 : code, output };
}

/** Into a folder of its own first: a site that is running keeps its files until the new ones are whole. */
async function bundle(room) {
  const [next, current] = ['next', 'release'].map((name) => join(root, room, 'dist', name));
  const result = await run(process.execPath, ['tools/build/bundle.mjs', room, next]);
  if (result.code !== 0) return result;
  await finish(next, join(root, room, 'dist/maps'));
  rmSync(current, { recursive: true, force: true });
  renameSync(next, current);
  return result;
}
