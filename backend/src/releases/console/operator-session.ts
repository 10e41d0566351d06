import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { derivedSecret } from '../../platform/config/derived-secret.js';
import { SealedCookie } from './sealed-cookie.js';
import { operator, type Sender } from '../shipping/tokens.js';

const cookie = new SealedCookie('operator', z.object({ by: z.string() }), 12 * 60 * 60);

/** With another token all sessions end. */
const purposeOf = ({ operatorToken }: Config) => operatorToken && derivedSecret(operatorToken, 'platform');

/** The operator whose browser this is. */
export function operatorIn(config: Config, request: FastifyRequest): Sender | undefined {
  const purpose = purposeOf(config);
  const kept = purpose && cookie.read(config, request, purpose);
  return kept ? { ...operator, by: kept.by, isEntered: true } : undefined;
}

export const letIn = (config: Config, reply: FastifyReply, by: string) =>
  cookie.keep(config, reply, { by }, purposeOf(config));

export const letOut = (config: Config, reply: FastifyReply) => cookie.forget(config, reply);
