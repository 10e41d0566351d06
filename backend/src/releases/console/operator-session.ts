import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { derivedSecret } from '../../platform/config/derived-secret.js';
import { operator, type Sender } from '../shipping/tokens.js';
import { SealedCookie } from './sealed-cookie.js';

const cookie = new SealedCookie('operator', z.object({ by: z.string() }), 12 * 60 * 60);

/** Derived from the token, so that a new token ends all sessions. */
const purposeOf = ({ operatorToken }: Config) => operatorToken && derivedSecret(operatorToken, 'platform');

export function operatorOf(config: Config, request: FastifyRequest): Sender | undefined {
  const purpose = purposeOf(config);
  const session = purpose && cookie.read(config, request, purpose);
  return session ? { ...operator, by: session.by, isLoggedIn: true } : undefined;
}

export const startOperatorSession = (config: Config, reply: FastifyReply, by: string) =>
  cookie.set(config, reply, { by }, purposeOf(config));

export const endOperatorSession = (config: Config, reply: FastifyReply) => cookie.clear(config, reply);
