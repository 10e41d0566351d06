import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { addRouteConfig } from './route-config.js';

interface Signed {
  signatureHeader: string;
  maxBytes: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRaw?: Signed;
    takesBytes?: true;
  }
}

/** The route receives the JSON as text, because the sender's signature covers that text. */
export const TakesRaw = (takesRaw: Signed) => addRouteConfig({ takesRaw });

/** For foreign protocols that send what is no text. The route receives a buffer. */
export const TakesBytes = () => addRouteConfig({ takesBytes: true });

export function takeBytes(fastify: FastifyInstance) {
  fastify.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!request.routeOptions.config.takesBytes) return done(new UnsupportedMediaTypeException());
      done(null, body);
    },
  );
}
