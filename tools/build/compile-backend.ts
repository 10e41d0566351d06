// compile-backend.ts <folder>: the server's JavaScript, with maps for its stack traces. It checks no types.
import { mkdirSync, globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from '../../backend/swc.ts';
import { root } from '../root.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('compile-backend.ts <folder>');
const from = join(root, 'backend/src');
const sources = globSync('**/*.ts', { cwd: from, exclude: ['**/*.test.ts', '**/testing/**'] });
await Promise.all(sources.map(compile));

async function compile(source: string): Promise<void> {
  const file = join(from, source);
  const { code, map = '{}' } = await transformFile(file, { ...swcOptions, sourceMaps: true });
  const target = join(folder!, source.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(`${target}.map`, JSON.stringify(mapInDist(JSON.parse(map), source)));
}

/** The map is the same wherever the repository is. The text of the source is beside it. */
function mapInDist(map: { sourcesContent?: string[] }, source: string) {
  const { sourcesContent: _, ...rest } = map;
  const place = dirname(join(root, 'backend/dist', source));
  return { ...rest, sources: [relative(place, join(from, source))] };
}
