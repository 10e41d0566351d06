import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRaw?: true;
  }
}

/** This route gets its JSON as the text that was sent, because somebody else's signature is over that text. */
export const TakesRaw = () => RouteConfig({ takesRaw: true });
