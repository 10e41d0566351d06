// The backend's own packages, which npm may install below backend/node_modules.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../tools/root.mjs';

const { resolve } = createRequire(join(root, 'backend/package.json'));

export const { default: pg }: { default: typeof import('pg') } = await import(resolve('pg'));
export const { default: sharp }: { default: typeof import('sharp').default } = await import(resolve('sharp'));
export const { default: Fastify }: { default: typeof import('fastify').default } = await import(
  resolve('fastify')
);
