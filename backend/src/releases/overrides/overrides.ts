import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { isFromUs, ourAddress } from '../../platform/http/own-origin.js';
import { sendFramed, type Look } from '../console/layout.js';
import { confirmPage, refusalPage } from './override-page.js';
import { keepOverrides, override, overridesOf, type Override } from '../serving/override-cookie.js';

const asked = z
  .object({ remote: z.string(), from: z.string() })
  .transform(({ remote, from }) => ({ name: remote, origin: from }))
  .pipe(override);

const notLikeThis =
  'The link must name a remote, and http://localhost or http://127.0.0.1 with a port: /platform/override?remote=messaging&from=http://localhost:9301';
const fromElsewhere = 'This must be sent from our own pages.';

/** One remote from a developer's machine inside the running site. In production there is none of this. */
export function overrides(
  server: FastifyInstance,
  config: Config,
  look: (request: FastifyRequest) => Promise<Look>,
) {
  if (config.appEnv === 'production') return;
  const takesForm = { config: { takesForm: true } } as const;
  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: number, why: string) =>
    sendFramed(reply.code(status), refusalPage(why, await look(request)));

  server.get('/platform/override', async (request, reply) => {
    const { data } = asked.safeParse(request.query);
    if (!data) return refuse(request, reply, 400, notLikeThis);
    return sendFramed(reply, confirmPage(data, await look(request)));
  });

  server.post('/platform/override', takesForm, async (request, reply) => {
    if (!isFromUs(request, config)) return refuse(request, reply, 403, fromElsewhere);
    const { data } = asked.safeParse(request.body);
    if (!data) return refuse(request, reply, 400, notLikeThis);
    keepOverrides(config, reply, [...othersThan(data, overridesOf(config, request)), data]);
    return reply.redirect('/', 303);
  });

  server.post('/platform/override/reset', takesForm, async (request, reply) => {
    if (!isFromUs(request, config)) return refuse(request, reply, 403, fromElsewhere);
    keepOverrides(config, reply, []);
    return reply.redirect(pageBefore(request, config), 303);
  });
}

const othersThan = ({ name }: Override, all: Override[]) => all.filter((one) => one.name !== name);

/** Only ever a path of ours. */
function pageBefore(request: FastifyRequest, config: Config): string {
  const before = ourAddress(request.headers.referer, request, config);
  return before ? before.pathname.replace(/^\/+/, '/') + before.search : '/';
}
