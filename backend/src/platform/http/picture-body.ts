import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  applyDecorators,
  PayloadTooLargeException,
  RequestTimeoutException,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM } from './forms.js';
import { addRouteConfig } from './route-config.js';

interface PictureBody {
  maxBytes: number;
  types: string[];
  /** The messages for a body of another type, and for one that is too large. */
  otherType: string;
  tooLarge: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesPicture?: PictureBody;
  }
  interface FastifyRequest {
    /** Where its picture is until it is answered. */
    pictureFile: string;
  }
}

/** Senders that are silent would hold the few places for as long as a request may take. */
const firstBytes = 64 * 1024;
const firstBytesMs = 5_000;
const tooSlow = 'The picture did not arrive in time. Please try again where the network is better.';

/** The route receives the name of a file, which is gone when the request is answered. */
export const TakesPicture = (takesPicture: PictureBody) =>
  applyDecorators(addRouteConfig({ takesPicture }), SetMetadata(FORM, takesPicture.types));

/** Pictures go to a file as they come, because several of 8 MB at once would take the memory of other requests. */
export function takePictures(fastify: FastifyInstance) {
  fastify.decorateRequest('pictureFile', '');
  // After it is decided who may send one.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { takesPicture } = request.routeOptions.config;
    if (!takesPicture) return done(null, payload);
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!takesPicture.types.includes(type))
      return done(new UnsupportedMediaTypeException(takesPicture.otherType));
    if (Number(request.headers['content-length']) > takesPicture.maxBytes)
      return done(new PayloadTooLargeException(takesPicture.tooLarge));
    const file = join(tmpdir(), `amigo-picture-${randomUUID()}`);
    request.pictureFile = file;
    reply.raw.once('close', () => void rm(file, { force: true }));
    done(null, payload);
  });
  fastify.addContentTypeParser(/^image\//, async (request: FastifyRequest, body: Readable) => {
    const { takesPicture } = request.routeOptions.config;
    if (!takesPicture) throw new UnsupportedMediaTypeException();
    await save(body, request.pictureFile, takesPicture);
    return request.pictureFile;
  });
  // What is left of the body would be read as the next request.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.takesPicture && !request.raw.complete)
      reply.header('connection', 'close');
    done(null, payload);
  });
}

async function save(body: Readable, path: string, { maxBytes, tooLarge }: PictureBody) {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // Who sends too much is answered before the connection ends.
    for await (const chunk of chunksOf(body)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new PayloadTooLargeException(tooLarge);
      await file.write(chunk);
    }
  } catch (error) {
    // The sender may have gone before there was a file.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  const chunks = (body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const timeout = Promise.withResolvers<never>();
  timeout.promise.catch(() => undefined);
  const timer = setTimeout(() => timeout.reject(new RequestTimeoutException(tooSlow)), firstBytesMs);
  let bytes = 0;
  try {
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), timeout.promise]);
      if (done) return;
      bytes += value.length;
      if (bytes >= firstBytes) clearTimeout(timer);
      yield value;
    }
  } finally {
    clearTimeout(timer);
  }
}
