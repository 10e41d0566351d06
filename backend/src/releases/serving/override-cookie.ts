import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { remoteRelease } from '../contract.js';

/** Only the browser's own machine. Not [::1], which no Content-Security-Policy can name. */
const ownMachine = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1)(:\d{2,5})?$/)
  .refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin);

export const override = z.object({ name: remoteRelease.shape.name.max(40), origin: ownMachine });
export type Override = z.infer<typeof override>;

type Site = Pick<Config, 'appEnv' | 'publicUrl'>;

const cookieOf = (site: Site) => new OwnCookie('override', 'strict', site);

/** The cookie is `messaging@http://localhost:9301,payments@…`. Production ignores it. */
export function overridesOf(site: Site, request: Pick<FastifyRequest, 'cookies'>): Override[] {
  if (site.appEnv === 'production') return [];
  const overrides = (cookieOf(site).read(request) ?? '').split(',').flatMap((text) => {
    const [name, origin] = text.split('@');
    return override.safeParse({ name, origin }).data ?? [];
  });
  return [...new Map(overrides.map((one) => [one.name, one])).values()];
}

/** A session cookie: overrides end with the browser. */
export function setOverrides(site: Site, reply: FastifyReply, overrides: Override[]) {
  const value = overrides.map(({ name, origin }) => `${name}@${origin}`).join(',');
  if (value) cookieOf(site).set(reply, value);
  else cookieOf(site).clear(reply);
}
