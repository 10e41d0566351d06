import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.js';
import { open, seal } from '../../platform/secrets.js';

type Site = Pick<Config, 'publicUrl' | 'secret'>;

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/** Something that a browser keeps for us for a while, and can neither read nor change. */
export class SealedCookie<T> {
  private readonly sealed;

  constructor(
    private readonly name: string,
    value: z.ZodType<T>,
    private readonly seconds: number,
  ) {
    this.sealed = z.object({ value, until: z.number() });
  }

  /** What was sealed for another purpose is nothing here. */
  keep(site: Site, reply: FastifyReply, value: T, purpose = '') {
    const until = Date.now() + this.seconds * 1_000;
    const text = seal(site.secret, `${this.name}:${purpose}`, { value, until });
    reply.setCookie(this.nameOn(site), text, { ...this.options(site), maxAge: this.seconds });
  }

  read(site: Site, { cookies }: Pick<FastifyRequest, 'cookies'>, purpose = ''): T | undefined {
    const text = cookies[this.nameOn(site)];
    if (!text) return undefined;
    const { value, until } = this.opened(site, text, purpose) ?? { until: 0 };
    return until > Date.now() ? value : undefined;
  }

  forget(site: Site, reply: FastifyReply) {
    reply.clearCookie(this.nameOn(site), this.options(site));
  }

  private opened(site: Site, text: string, purpose: string) {
    try {
      return this.sealed.parse(open(site.secret, `${this.name}:${purpose}`, text));
    } catch {
      // Not ours, or not of today's secret: as good as none.
      return undefined;
    }
  }

  /** With the prefix no sister site can set it. */
  private nameOn = (site: Site) => `${isSecure(site) ? '__Host-' : ''}${this.name}`;

  private options = (site: Site) =>
    ({ httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure(site) }) as const;
}
