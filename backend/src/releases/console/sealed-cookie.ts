import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { open, seal } from '../../platform/secrets/sealing.js';

type Site = Pick<Config, 'publicUrl' | 'secret' | 'secrets'>;

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
    this.cookie(site).keep(reply, text, this.seconds);
  }

  read(site: Site, request: Pick<FastifyRequest, 'cookies'>, purpose = ''): T | undefined {
    const text = this.cookie(site).read(request);
    if (!text) return undefined;
    const { value, until } = this.opened(site, text, purpose) ?? { until: 0 };
    return until > Date.now() ? value : undefined;
  }

  forget(site: Site, reply: FastifyReply) {
    this.cookie(site).forget(reply);
  }

  private opened(site: Site, text: string, purpose: string) {
    try {
      return this.sealed.parse(open(site.secrets, `${this.name}:${purpose}`, text));
    } catch {
      // Not ours, or not of today's secret: as good as none.
      return undefined;
    }
  }

  private cookie = (site: Site) => new OwnCookie(this.name, 'strict', site);
}
