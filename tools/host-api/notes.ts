import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const heading = /^## Level (\d+)$/;
const names = /`(\w+)`/g;

/** The change notes of the host API: since which level each name is there. */
export function readNotes(text = readFileSync(join(root, 'shell/HOST_API.md'), 'utf8')) {
  const levels = new Map();
  let level = 0;
  for (const line of text.split('\n')) {
    level = Number(heading.exec(line)?.[1] ?? level);
    if (!level || !line.startsWith('- ')) continue;
    // What stands after the colon explains, and may name others.
    for (const [, name] of line.split(':')[0].matchAll(names)) {
      if (levels.has(name)) throw new Error(`shell/HOST_API.md names ${name} twice`);
      levels.set(name, level);
    }
  }
  return levels;
}

/** The levels that the shell says it speaks. */
export function spokenLevels() {
  const { hostApi, oldestHostApi } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  return { hostApi, oldestHostApi };
}
