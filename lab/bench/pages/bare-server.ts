// The smallest server that renders our pages: Fastify, React, one bundle in one process, one query for all that a page
// shows, and one more for the session of a member.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serveBare } from '../servers/bare-server.ts';
import { Fastify, pg } from '../servers/packages.ts';
import type { PageToRender } from './stored-pages.ts';

interface OnePage {
  renderPage(page: PageToRender): Promise<string>;
}

const [databaseUrl, bundle = ''] = process.argv.slice(2);
const { renderPage }: OnePage = createRequire(import.meta.url)(bundle);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const fastify = Fastify();
const brotli = promisify(brotliCompress);
/** As our server does. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const page = 'select head, boot, language, day from bare_page where address = $1 and is_member = $2';
const session = `
  select user_id from session
  where token_hash = $1 and created_at > now() - interval '30 days' and last_seen_at > now() - interval '14 days'`;

fastify.get('/*', async ({ url: address, headers }, reply) => {
  const isMember = await hasSession(headers.cookie);
  const { rows } = await pool.query({ name: 'page', text: page, values: [address, isMember] });
  if (!rows[0]) return reply.code(404).send({ message: `There is no ${address}` });
  const { head, boot, language, day } = rows[0];
  const root = await renderPage({ address, boot, language, day });
  const data = JSON.stringify(boot).replace(/</g, '\\u003c');
  const html = `${head}${data}</script></head><body><div id="root">${root}</div></body></html>`;
  void reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(headers['accept-encoding']))) return html;
  return reply.header('content-encoding', 'br').send(await brotli(html, quality));
});

async function hasSession(cookie = ''): Promise<boolean> {
  const [, token] = /(?:^|; )session=([^;]+)/.exec(cookie) ?? [];
  if (!token) return false;
  const values = [createHash('sha256').update(token).digest()];
  return (await pool.query({ name: 'session', text: session, values })).rows.length > 0;
}

await serveBare(fastify, pool);
