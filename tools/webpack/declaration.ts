import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { transform } from '@swc/core';

/**
 * Reads a remote's declaration without running its pages: remote.tsx may import nothing but `defineRemote`,
 * and a page or slot is the request inside its `() => import('…')`.
 */
export async function readDeclaration(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports = {};
  const require = (request) => {
    if (request === 'shell/host') return { defineRemote: (remote) => remote };
    throw new Error(
      `${file} imports "${request}": a declaration imports nothing but defineRemote from shell/host`,
    );
  };
  vm.runInNewContext(code, { exports, require });
  const { name, routes = [], slots = {} } = exports.default;
  return {
    name,
    routes: routes.map(({ page, ...route }) => ({ calls: [], ...route, request: requestOf(page) })),
    slots: Object.entries(slots).map(([slot, load]) => ({ name: slot, request: requestOf(load) })),
  };
}

function requestOf(load) {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(String(load))?.[1];
  if (!request) throw new Error(`a page or slot must be () => import('./…'), not ${load}`);
  return request;
}
