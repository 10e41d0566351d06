import vm from 'node:vm';
import { transformSync } from '@swc/core';

interface BrowserEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
}

/** `backend/endpoints/payments/desk` is in `backend/src/payments/desk/endpoints.ts`. */
export const endpointsRequest = /^backend\/endpoints\/([\w/-]+)$/;
export const endpointsFile = (domain: string): string => `backend/src/${domain}/endpoints.ts`;

/** Reads method and path of each endpoint. Schemas are not loaded. */
export function parseEndpoints(source: string): Record<string, BrowserEndpoint> {
  const { code } = transformSync(source, {
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exports = {};
  const endpoint = (_id: string, method: string, path: string) => ({ method, path });
  vm.runInNewContext(code, { exports, require: () => ({ endpoint }) });
  return { ...exports };
}

/** A loader: browsers get method and path of each endpoint, so that pages load neither zod nor the rest. */
export default function endpointsForBrowsers(source: string): string {
  return Object.entries(parseEndpoints(source))
    .map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(endpoint)};\n`)
    .join('');
}
