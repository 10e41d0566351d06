import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const kinds: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const aYear = 'public, max-age=31536000, immutable';

/** Serves the immutable files below a folder, compressed ahead of time. Whatever is not such a file is not there. */
export function assets(folder: string) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const name = normalize(request.params['*']);
    const kind = kinds[extname(name)];
    if (!kind || name.startsWith('..') || !/^[\w./~-]+$/.test(name)) return missing(reply);
    const wantsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const file = join(folder, name);
    const packed = wantsBrotli ? await contents(`${file}.br`) : undefined;
    const body = packed ?? (await contents(file));
    if (!body) return missing(reply);
    if (packed) void reply.header('content-encoding', 'br');
    return reply
      .header('content-type', kind)
      .header('cache-control', /\/dev\/|\.json$/.test(name) ? 'no-store' : aYear)
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(body);
  };
}

async function contents(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');
