import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Releases } from '../releases/releases.service.js';

const kinds: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Fonts and pictures are compressed already. */
const isPacked = /\.(js|css|json|svg|txt|webmanifest)$/;
const aYear = 'public, max-age=31536000, immutable';
const parts = /^([a-z-]+)\/([\w-][\w.-]*)\/([\w~-][\w.~-]*)$/;

/** Serves the immutable files of releases, compressed ahead of time. Whatever is not such a file is not there. */
export function assets(releases: Releases) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const [key, name, release, file] = parts.exec(request.params['*']) ?? [];
    const kind = key && kinds[extname(key)];
    if (!kind || !name || !release || !file) return missing(reply);
    const takesBrotli = isPacked.test(file) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const packed = takesBrotli ? await releases.file(name, release, `${file}.br`) : null;
    const found = packed ?? (await releases.file(name, release, file));
    if (!found) return missing(reply);
    if (packed) void reply.header('content-encoding', 'br');
    return reply
      .header('content-type', kind)
      .header('cache-control', key.includes('/dev/') || file === 'registry.json' ? 'no-store' : aYear)
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(found.body);
  };
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');
