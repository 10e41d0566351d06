import type { FastifyInstance } from 'fastify';
import { productName } from '../../platform/contract.js';
import type { Config } from '../../platform/config/config.js';

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#14213d"/><path d="M6 22c5-1 7-10 10-10s5 9 10 10" fill="none" stroke="#fffdf9" stroke-width="2.4" stroke-linecap="round"/><circle cx="16" cy="9" r="2.6" fill="#ff7a52"/></svg>`;

/** The few files that browsers and search engines look for at fixed places. */
export function publicFiles(server: FastifyInstance, { publicUrl }: Config) {
  const aDay = 'public, max-age=86400';
  const manifest = JSON.stringify({
    name: productName,
    short_name: productName,
    start_url: '/',
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#14213d',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  const robots = `User-agent: *\nAllow: /api/listings/id/*/picture\nDisallow: /api/\nDisallow: /sandbox\nAllow: /\n\n# ${publicUrl}\n`;
  const files: [string, string, string][] = [
    ['/icon.svg', 'image/svg+xml', icon],
    ['/site.webmanifest', 'application/manifest+json', manifest],
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
  ];
  for (const [path, type, body] of files) {
    server.get(path, (_request, reply) => reply.header('cache-control', aDay).type(type).send(body));
  }
}
