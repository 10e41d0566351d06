import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { SealedCookie } from './sealed-cookie.js';

const notice = z.object({ isGood: z.boolean(), sentences: z.array(z.string()) });
/** What became of the button that was pressed. */
export type Notice = z.infer<typeof notice>;

/** Sealed, so that nobody puts words into our mouth; for the very next page. */
const cookie = new SealedCookie('notice', notice, 60);

/** What fits into a cookie. */
const most = { sentences: 8, characters: 240 };

export function leaveNotice(config: Config, reply: FastifyReply, { isGood, sentences }: Notice) {
  const short = sentences.slice(0, most.sentences).map((one) => one.slice(0, most.characters));
  cookie.keep(config, reply, { isGood, sentences: short });
}

export function takeNotice(config: Config, request: FastifyRequest, reply: FastifyReply): Notice | undefined {
  const found = cookie.read(config, request);
  if (found) cookie.forget(config, reply);
  return found;
}
