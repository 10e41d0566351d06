import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

export const outputFolder = process.argv[2] ?? root;

export function writeGenerated(file: string, content: string | Buffer): void {
  const path = join(outputFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
