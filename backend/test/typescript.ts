// Node alone strips types only: our decorators need a compiler.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@swc/core';
import { swcOptions } from '../swc.ts';

const options: Options = { ...swcOptions, sourceMaps: 'inline' };

const require = createRequire(import.meta.url);
const { version } = require('@swc/core/package.json') as { version: string };
const cache = join(import.meta.dirname, '../../.cache/backend-from-source');

process.setSourceMapsEnabled(true);
enableCompileCache(join(cache, 'compiled'));
mkdirSync(cache, { recursive: true });
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && isTypescript(context.parentURL);
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isTypescript(url)) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});

function isTypescript(url = '') {
  return /\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');
}

function compile(filename: string): string {
  const source = readFileSync(filename, 'utf8');
  const digest = createHash('sha1')
    .update(JSON.stringify([version, options, filename, source]))
    .digest('hex');
  const file = join(cache, `${digest}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The compiler is slow to load, so it is loaded only on a cache miss.
    const { transformSync } = require('@swc/core') as typeof import('@swc/core');
    const { code } = transformSync(source, { ...options, filename });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, file);
    return code;
  }
}
