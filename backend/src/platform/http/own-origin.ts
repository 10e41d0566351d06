import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** Stricter than for the API: a form can be sent by any page, so its origin must be known. */
export function isFromUs(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && ourAddress(origin, request, config) !== undefined;
}

/** Outside production a site is opened by more names than PUBLIC_URL. */
export function ourAddress(said = '', { headers }: FastifyRequest, { publicUrl }: Config): URL | undefined {
  const address = URL.canParse(said) ? new URL(said) : undefined;
  return address && [headers.host, new URL(publicUrl).host].includes(address.host) ? address : undefined;
}
