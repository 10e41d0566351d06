import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** For forms, which any page can send. Stricter than for the API: a missing origin is refused too. */
export function isFromOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && ownUrl(origin, request, config) !== undefined;
}

/** The URL if it is one of this site. Outside production a site is opened by more hosts than PUBLIC_URL. */
export function ownUrl(text = '', { headers }: FastifyRequest, { publicUrl }: Config): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && [headers.host, new URL(publicUrl).host].includes(url.host) ? url : undefined;
}
