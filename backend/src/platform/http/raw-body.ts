import { RouteConfig } from '@nestjs/platform-fastify';

interface Signed {
  /** Whoever sends none is refused before the body is read. */
  signatureHeader: string;
  maxBytes: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRaw?: Signed;
  }
}

/** This route gets its JSON as the text that was sent, because somebody else's signature is over that text. */
export const TakesRaw = (takesRaw: Signed) => RouteConfig({ takesRaw });
