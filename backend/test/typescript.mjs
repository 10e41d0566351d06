// Node runs the TypeScript of the source as it is, decorators and their types included.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
};

const require = createRequire(import.meta.url);
const { version } = require('@swc/core/package.json');
const cache = join(import.meta.dirname, '../../.cache/backend-from-source');

process.setSourceMapsEnabled(true);
enableCompileCache(join(cache, 'compiled'));
mkdirSync(cache, { recursive: true });
registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && isTypescript(context.parentURL);
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isTypescript(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function isTypescript(url) {
  return /\.ts(\?|$)/.test(url ?? '') && !url.includes('/node_modules/');
}

/** Compiled once, however many processes of a run need it. */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const known = createHash('sha1')
    .update(JSON.stringify([version, options, filename, source]))
    .digest('hex');
  const file = join(cache, `${known}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not yet: the compiler itself is loaded only now.
    const { code } = require('@swc/core').transformSync(source, { ...options, filename });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, file);
    return code;
  }
}
