import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.js';
import { confirmPage, overridePagePolicy, refusalPage } from './override-page.js';
import { keepOverrides, override, overridesOf, type Override } from './override.js';

const asked = z
  .object({ remote: z.string(), from: z.string() })
  .transform(({ remote, from }) => ({ name: remote, origin: from }))
  .pipe(override);

const notLikeThis =
  'The link must name a remote, and http://localhost or http://127.0.0.1 with a port: /platform/override?remote=messaging&from=http://localhost:9301';
const fromElsewhere = 'This must be sent from our own pages.';

/** One remote from a developer's machine inside the running site. In production there is none of this. */
export function overrides(server: FastifyInstance, config: Config, styles: () => Promise<string[]>) {
  if (config.appEnv === 'production') return;
  const takesForm = { config: { takesForm: true } } as const;
  const refuse = async (reply: FastifyReply, status: number, why: string) =>
    show(reply.code(status), refusalPage(why, await styles()));

  server.get('/platform/override', async ({ query }, reply) => {
    const { data } = asked.safeParse(query);
    return data ? show(reply, confirmPage(data, await styles())) : refuse(reply, 400, notLikeThis);
  });

  server.post('/platform/override', takesForm, async (request, reply) => {
    if (!isFromUs(request, config)) return refuse(reply, 403, fromElsewhere);
    const { data } = asked.safeParse(request.body);
    if (!data) return refuse(reply, 400, notLikeThis);
    keepOverrides(config, reply, [...othersThan(data, overridesOf(config, request)), data]);
    return reply.redirect('/', 303);
  });

  server.post('/platform/override/reset', takesForm, async (request, reply) => {
    if (!isFromUs(request, config)) return refuse(reply, 403, fromElsewhere);
    keepOverrides(config, reply, []);
    return reply.redirect(pageBefore(request, config), 303);
  });
}

const othersThan = ({ name }: Override, all: Override[]) => all.filter((one) => one.name !== name);

const show = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', overridePagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

/** Stricter than for the API: a form can be sent by any page, so its origin must be known. */
export function isFromUs(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && ourAddress(origin, request, config) !== undefined;
}

/** Only ever a path of ours. */
function pageBefore(request: FastifyRequest, config: Config): string {
  const before = ourAddress(request.headers.referer, request, config);
  return before ? before.pathname.replace(/^\/+/, '/') + before.search : '/';
}

/** Outside production a site is opened by more names than PUBLIC_URL. */
function ourAddress(said = '', { headers }: FastifyRequest, { publicUrl }: Config): URL | undefined {
  const address = URL.canParse(said) ? new URL(said) : undefined;
  return address && [headers.host, new URL(publicUrl).host].includes(address.host) ? address : undefined;
}
