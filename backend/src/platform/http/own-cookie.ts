import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** With the `__Host-` prefix no sibling domain can set it. */
export class OwnCookie {
  readonly name: string;
  private readonly options;

  constructor(name: string, sameSite: 'lax' | 'strict', { publicUrl }: Pick<Config, 'publicUrl'>) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? `__Host-${name}` : name;
    this.options = { httpOnly: true, sameSite, path: '/', secure };
  }

  read({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
    return cookies[this.name];
  }

  set(reply: FastifyReply, value: string, seconds?: number): void {
    reply.setCookie(this.name, value, { ...this.options, ...(seconds && { maxAge: seconds }) });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options);
  }
}

/** Whether a visitor has one is known before anything of an account. */
export const sessionCookie = (config: Pick<Config, 'publicUrl'>): OwnCookie =>
  new OwnCookie('session', 'lax', config);
