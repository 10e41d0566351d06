import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.js';

/**
 * Another name of the site, such as www. In production its pages could send nothing, because a form's origin must be that
 * of PUBLIC_URL. Probes call a machine by its address or localhost.
 */
export function isForeignHost(
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
  { appEnv, publicUrl }: Pick<Config, 'appEnv' | 'publicUrl'>,
): boolean {
  if (appEnv !== 'production' || host === new URL(publicUrl).host) return false;
  return hostname !== 'localhost' && !isIP(hostname.replace(/^\[(.*)\]$/, '$1'));
}
