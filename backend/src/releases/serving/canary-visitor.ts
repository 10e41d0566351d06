import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config/config.js';

const aMonth = 30 * 24 * 60 * 60;

/** The random id says nothing else about the visitor. */
export const canaryVisitorOf = (cookie = ''): string =>
  /(?:^|; )visitor=([\da-f-]{36})(?:;|$)/.exec(cookie)?.[1] ?? randomUUID();

/** To be called only while there is a canary, so that the browser gets the same release again. */
export function rememberCanaryVisitor(
  visitor: string,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `visitor=${visitor}; Path=/; Max-Age=${aMonth}; HttpOnly; SameSite=Lax${secure}`,
  );
}
