import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as can be had within a millisecond. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a text that was made for this one answer, as small as the browser can take it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, quick));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
}
