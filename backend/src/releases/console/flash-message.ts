import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { SealedCookie } from './sealed-cookie.js';

const flashMessage = z.object({ isGood: z.boolean(), sentences: z.array(z.string()) });
export type FlashMessage = z.infer<typeof flashMessage>;

const cookie = new SealedCookie('notice', flashMessage, 60);

/** A cookie holds 4 KB. */
const limits = { sentences: 8, characters: 240 };

export function setFlashMessage(config: Config, reply: FastifyReply, { isGood, sentences }: FlashMessage) {
  const short = sentences.slice(0, limits.sentences).map((one) => one.slice(0, limits.characters));
  cookie.set(config, reply, { isGood, sentences: short });
}

export function takeFlashMessage(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): FlashMessage | undefined {
  const message = cookie.read(config, request);
  if (message) cookie.clear(config, reply);
  return message;
}
