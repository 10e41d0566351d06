import { PATH_METADATA } from '@nestjs/common/internal';
import type { FastifyInstance } from 'fastify';
import { addRouteConfig } from './route-config.js';

interface FormerPath {
  path: string;
  successor: string;
  since: Date;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    formerPath?: FormerPath;
  }
}

/** Keeps a route's former path for releases that still call it. The API description omits it. */
export const Supersedes =
  (path: string, { since }: { since: string }): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = descriptor.value as object;
    const successor = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (successor === undefined) throw new Error(`@Supersedes('${path}') must be above @Get or the like`);
    Reflect.defineMetadata(PATH_METADATA, [successor, path], handler);
    addRouteConfig({ formerPath: { path, successor, since: new Date(since) } })(target, name, descriptor);
  };

export function announceSuccessors(fastify: FastifyInstance) {
  fastify.addHook('onRequest', ({ routeOptions, params }, reply, done) => {
    const { formerPath } = routeOptions.config;
    if (!formerPath || !routeOptions.url?.endsWith(formerPath.path.replace(/^\/?/, '/'))) return done();
    const { path, successor, since } = formerPath;
    const values = params as Record<string, string>;
    const address = `${routeOptions.url.slice(0, -path.length)}${successor}`.replace(/:(\w+)/g, (_, key) =>
      encodeURIComponent(values[key] ?? ''),
    );
    void reply.headers({
      deprecation: `@${since.getTime() / 1_000}`,
      link: `<${address}>; rel="successor-version"`,
    });
    done();
  });
}
