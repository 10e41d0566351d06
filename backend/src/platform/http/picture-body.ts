import {
  applyDecorators,
  PayloadTooLargeException,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
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
}

/** The route receives the body as a `Buffer`. */
export const TakesPicture = (takesPicture: PictureBody) =>
  applyDecorators(addRouteConfig({ takesPicture }), SetMetadata(FORM, takesPicture.types));

export function takePictures(fastify: FastifyInstance) {
  fastify.addHook('onRoute', (route) => {
    const { maxBytes } = route.config?.takesPicture ?? {};
    if (maxBytes !== undefined) route.bodyLimit = maxBytes;
  });
  // After it is decided who may send one.
  fastify.addHook('preParsing', ({ routeOptions, headers }, _reply, payload, done) => {
    const { takesPicture } = routeOptions.config;
    if (!takesPicture) return done(null, payload);
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!takesPicture.types.includes(type))
      return done(new UnsupportedMediaTypeException(takesPicture.otherType));
    if (Number(headers['content-length']) > takesPicture.maxBytes)
      return done(new PayloadTooLargeException(takesPicture.tooLarge));
    done(null, payload);
  });
  fastify.addContentTypeParser<Buffer>(/^image\//, { parseAs: 'buffer' }, (request, body, done) => {
    const isTaken = request.routeOptions.config.takesPicture;
    done(isTaken ? null : new UnsupportedMediaTypeException(), body);
  });
}
