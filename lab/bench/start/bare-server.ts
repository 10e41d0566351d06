// The smallest server of the same parts: Nest on Fastify, a pool of pg, one statement before it listens.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../tools/root.mjs';
import { pg } from '../servers/packages.ts';

const { resolve } = createRequire(join(root, 'backend/package.json'));
const { NestFactory } = (await import(resolve('@nestjs/core'))) as typeof import('@nestjs/core');
const { FastifyAdapter } = (await import(
  resolve('@nestjs/platform-fastify')
)) as typeof import('@nestjs/platform-fastify');

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query('select 1');
const app = await NestFactory.create(class Bare {}, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send?.({ url: await app.getUrl(), pid: process.pid });
process.once('SIGTERM', () => void Promise.all([app.close(), pool.end()]).then(() => process.exit(0)));
