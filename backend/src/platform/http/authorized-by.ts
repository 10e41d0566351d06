import { applyDecorators, SetMetadata, type INestApplicationContext, type Type } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRouteConfig } from './route-config.js';

export interface Authorizer {
  authorize(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    authorizer?: Type<Authorizer>;
  }
}

export const AUTHORIZED = Symbol('authorized by a token');

/** Decides before the body is read, which Nest's guards cannot: a stranger must not make us buffer 50 MB. */
export const CheckedBeforeBody = (authorizer: Type<Authorizer>) => addRouteConfig({ authorizer });

/** The same for routes that need a token instead of a session. */
export const AuthorizedBy = (authorizer: Type<Authorizer>) =>
  applyDecorators(CheckedBeforeBody(authorizer), SetMetadata(AUTHORIZED, true));

/** Must run after the cookies are parsed, because authorizers read them. */
export function runAuthorizers(fastify: FastifyInstance, app: INestApplicationContext) {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { authorizer } = request.routeOptions.config;
    if (!authorizer) return done();
    app
      .get(authorizer, { strict: false })
      .authorize(request, reply)
      .then(() => done(), done);
  });
}
