import { addRouteConfig } from './route-config.js';

interface Signed {
  signatureHeader: string;
  maxBytes: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRaw?: Signed;
  }
}

/** The route receives the JSON as text, because the sender's signature covers that text. */
export const TakesRaw = (takesRaw: Signed) => addRouteConfig({ takesRaw });
