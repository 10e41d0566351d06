import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { transform } from '@swc/core';

export interface DeclaredRoute {
  path: string;
  calls: string[];
  request: string;
}

export interface DeclaredSlot {
  name: string;
  request: string;
}

export interface Declaration {
  name: string;
  movedFrom?: string;
  routes: DeclaredRoute[];
  slots: DeclaredSlot[];
}

interface RemoteModule {
  default: {
    name: string;
    movedFrom?: string;
    routes?: (Omit<DeclaredRoute, 'request' | 'calls'> & { calls?: string[]; page: () => unknown })[];
    slots?: Record<string, () => unknown>;
  };
}

export const readDeclaration = async (file: string): Promise<Declaration> =>
  parseDeclaration(await readFile(file, 'utf8'), file);

/** The pages of a remote do not run: the module of a page or slot is the text inside its `() => import(…)`. */
export async function parseDeclaration(source: string, file: string): Promise<Declaration> {
  const { code } = await transform(source, {
    filename: file,
    jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports = {};
  const require = (request: string) => {
    if (request === 'shell/host') return { defineRemote: (remote: unknown) => remote };
    throw new Error(
      `${file} imports "${request}": a declaration imports nothing but defineRemote from shell/host`,
    );
  };
  vm.runInNewContext(code, { exports, require });
  const { name, movedFrom, routes = [], slots = {} } = (exports as RemoteModule).default;
  return {
    name,
    ...(movedFrom && { movedFrom }),
    routes: routes.map(({ page, ...route }) => ({ calls: [], ...route, request: requestOf(page) })),
    slots: Object.entries(slots).map(([slot, load]) => ({ name: slot, request: requestOf(load) })),
  };
}

function requestOf(load: () => unknown): string {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(String(load))?.[1];
  if (!request) throw new Error(`a page or slot must be () => import('./…'), not ${load}`);
  return request;
}
