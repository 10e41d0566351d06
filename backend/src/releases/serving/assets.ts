import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../store/content-type.js';
import type { Releases } from './served-releases.service.js';

/** Fonts and pictures are compressed already. */
const isPacked = /\.(js|css|json|svg|txt|webmanifest)$/;
const aYear = 'public, max-age=31536000, immutable';
const parts = /^([a-z-]+)\/([\w-][\w.-]*)\/([\w~-][\w.~-]*)$/;

/** Serves the immutable files of releases, compressed ahead of time. Whatever is not such a file is not there. */
export function assets(releases: Releases) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const [key, name, release, file] = parts.exec(request.params['*']) ?? [];
    const kind = key && contentTypeOf(key);
    if (!kind || !name || !release || !file) return missing(reply);
    const takesBrotli = isPacked.test(file) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const { packed, found } = await read(releases, { name, release, file, takesBrotli });
    if (found === undefined) return unreadable(reply);
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

interface Wanted {
  name: string;
  release: string;
  file: string;
  takesBrotli: boolean;
}

/** `found` is null when there is no such file, and undefined when the store cannot say. */
async function read(releases: Releases, { name, release, file, takesBrotli }: Wanted) {
  try {
    const packed = takesBrotli ? await releases.file(name, release, `${file}.br`) : null;
    return { packed, found: packed ?? (await releases.file(name, release, file)) };
  } catch (error) {
    new Logger('Assets').error(`${name} ${release} ${file} cannot be read: ${String(error)}`);
    return { packed: null, found: undefined };
  }
}

const unreadable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/plain; charset=utf-8')
    .send('This file cannot be read at the moment. Please try again.');

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');
