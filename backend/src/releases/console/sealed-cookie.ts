import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { open, seal } from '../../platform/secrets/sealing.js';

type Site = Pick<Config, 'publicUrl' | 'secret' | 'secrets'>;

export class SealedCookie<T> {
  private readonly content;

  constructor(
    private readonly name: string,
    value: z.ZodType<T>,
    private readonly seconds: number,
  ) {
    this.content = z.object({ value, until: z.number() });
  }

  set(site: Site, reply: FastifyReply, value: T, purpose = '') {
    const until = Date.now() + this.seconds * 1_000;
    const text = seal(site.secret, `${this.name}:${purpose}`, { value, until });
    this.cookie(site).set(reply, text, this.seconds);
  }

  read(site: Site, request: Pick<FastifyRequest, 'cookies'>, purpose = ''): T | undefined {
    const text = this.cookie(site).read(request);
    if (!text) return undefined;
    const { value, until } = this.unsealed(site, text, purpose) ?? { until: 0 };
    return until > Date.now() ? value : undefined;
  }

  clear(site: Site, reply: FastifyReply) {
    this.cookie(site).clear(reply);
  }

  private unsealed(site: Site, text: string, purpose: string) {
    try {
      return this.content.parse(open(site.secrets, `${this.name}:${purpose}`, text));
    } catch {
      // Forged, for another purpose, or sealed with a secret that is no longer accepted.
      return undefined;
    }
  }

  private cookie = (site: Site) => new OwnCookie(this.name, 'strict', site);
}
