import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { transform } from '@swc/core';
import { callTo, type CallTo } from '../../shell/src/base/callTo.ts';
import { root } from '../root.mjs';
import { endpointsFile, endpointsRequest, parseEndpoints } from './api/endpoints.ts';

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

type Placeholders = Record<string, string>;
type Calls = (path: Placeholders, query: (name: string) => string) => CallTo<unknown>[];

interface RemoteModule {
  default: {
    name: string;
    movedFrom?: string;
    routes?: (Omit<DeclaredRoute, 'request' | 'calls'> & { calls?: Calls; page: () => unknown })[];
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
    if (request === 'shell/host') return { callTo, defineRemote: (remote: unknown) => remote };
    const [, domain] = endpointsRequest.exec(request) ?? [];
    if (domain) return parseEndpoints(readFileSync(join(root, endpointsFile(domain)), 'utf8'));
    throw new Error(
      `${file} imports "${request}": a declaration imports defineRemote and callTo from shell/host, endpoints, and nothing else`,
    );
  };
  vm.runInNewContext(code, { exports, require });
  const { name, movedFrom, routes = [], slots = {} } = (exports as RemoteModule).default;
  return {
    name,
    ...(movedFrom && { movedFrom }),
    routes: routes.map(({ page, calls, ...route }) => ({
      calls: callsOf(calls),
      ...route,
      request: requestOf(page),
    })),
    slots: Object.entries(slots).map(([slot, load]) => ({ name: slot, request: requestOf(load) })),
  };
}

/** With `{name}` for what the server fills from path and query of the address. */
function callsOf(calls: Calls = () => []): string[] {
  const placeholder = (name: string) => `{${name}}`;
  const path = new Proxy<Placeholders>({}, { get: (_, name) => placeholder(String(name)) });
  return calls(path, placeholder).map(({ query }) => {
    const { url, params = {} } = query();
    const search = Object.entries(params).map((pair) => pair.join('='));
    return decodeURIComponent(url) + (search.length ? `?${search.join('&')}` : '');
  });
}

function requestOf(load: () => unknown): string {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(String(load))?.[1];
  if (!request) throw new Error(`a page or slot must be () => import('./…'), not ${load}`);
  return request;
}
