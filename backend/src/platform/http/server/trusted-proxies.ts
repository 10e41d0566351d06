import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../../config/config.js';

/** Fastify's own rule for forwarded addresses, for the other headers of a proxy. */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const isTrusted = compile(trustProxy);
  return ({ remoteAddress }: Pick<Socket, 'remoteAddress'>): boolean =>
    remoteAddress !== undefined && isTrusted(remoteAddress, 0);
}
