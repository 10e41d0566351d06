// Node runs the TypeScript of the source as it is, decorators and their types included.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

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

process.setSourceMapsEnabled(true);
registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && isTypescript(context.parentURL);
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isTypescript(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

function isTypescript(url) {
  return /\.ts(\?|$)/.test(url ?? '') && !url.includes('/node_modules/');
}
