import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { remoteRelease } from '../contract.js';

/** Nobody but the person at this very machine answers there. Not [::1]: no Content-Security-Policy can name it. */
const ownMachine = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1)(:\d{2,5})?$/)
  .refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin);

/** One remote that a browser takes from its own machine instead of from the site's releases. */
export const override = z.object({ name: remoteRelease.shape.name.max(40), origin: ownMachine });
export type Override = z.infer<typeof override>;

type Site = Pick<Config, 'appEnv' | 'publicUrl'>;

const cookieOf = (site: Site) => new OwnCookie('override', 'strict', site);

/** What the cookie of a request says: `messaging@http://localhost:9301,payments@…`; nothing in production. */
export function overridesOf(site: Site, request: Pick<FastifyRequest, 'cookies'>): Override[] {
  if (site.appEnv === 'production') return [];
  const said = (cookieOf(site).read(request) ?? '').split(',').map((one) => {
    const [name, origin] = one.split('@');
    return override.safeParse({ name, origin });
  });
  const read = said.flatMap(({ data }) => (data ? [data] : []));
  return [...new Map(read.map((one) => [one.name, one])).values()];
}

/** Until the browser is closed; a page that another site leads to is the site's own. */
export function keepOverrides(site: Site, reply: FastifyReply, overrides: Override[]) {
  const value = overrides.map(({ name, origin }) => `${name}@${origin}`).join(',');
  if (value) cookieOf(site).keep(reply, value);
  else cookieOf(site).forget(reply);
}
