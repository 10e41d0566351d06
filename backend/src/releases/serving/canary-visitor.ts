import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config/config.js';

const aMonth = 30 * 24 * 60 * 60;

/** Who this browser is to us while releases are tried out: a number that was drawn, which says nothing else. */
export const visitorOf = (cookie = ''): string =>
  /(?:^|; )visitor=([\da-f-]{36})(?:;|$)/.exec(cookie)?.[1] ?? randomUUID();

/** Only while not everybody is given the same, so that this browser is given the same again. */
export function remember(visitor: string, reply: FastifyReply, { publicUrl }: Config) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `visitor=${visitor}; Path=/; Max-Age=${aMonth}; HttpOnly; SameSite=Lax${secure}`,
  );
}
