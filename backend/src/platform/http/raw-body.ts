import { RouteConfig } from '@nestjs/platform-fastify';

interface Signed {
  /** A request without it is refused before its body is read. */
  signatureHeader: string;
  maxBytes: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRaw?: Signed;
  }
}

/** The route receives the JSON as text, because the sender's signature covers that text. */
export const TakesRaw = (takesRaw: Signed) => RouteConfig({ takesRaw });
