import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const heading = /^## Level (\d+)$/;
const names = /`(\w+)`/g;

export function readNotes(text = readFileSync(join(root, 'shell/HOST_API.md'), 'utf8')): Map<string, number> {
  const levels = new Map<string, number>();
  let level = 0;
  for (const line of text.split('\n')) {
    level = Number(heading.exec(line)?.[1] ?? level);
    if (!level || !line.startsWith('- ')) continue;
    // The text after the colon may mention other names.
    for (const [, name = ''] of (line.split(':')[0] ?? '').matchAll(names)) {
      if (levels.has(name)) throw new Error(`shell/HOST_API.md names ${name} twice`);
      levels.set(name, level);
    }
  }
  return levels;
}

export interface HostLevels {
  hostApi: number;
  oldestHostApi: number;
}

export function spokenLevels(): HostLevels {
  const { hostApi, oldestHostApi } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  return { hostApi, oldestHostApi };
}
