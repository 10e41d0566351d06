import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** Any page can send a form, so a missing origin is refused here, unlike in the API. */
export function isFromOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && ownUrl(origin, request, config) !== undefined;
}

/** Outside production a site is opened by more hosts than PUBLIC_URL. */
export function ownUrl(text = '', { headers }: FastifyRequest, { publicUrl }: Config): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && [headers.host, new URL(publicUrl).host].includes(url.host) ? url : undefined;
}
