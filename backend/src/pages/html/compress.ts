import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** The best quality that takes about a millisecond. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, quick));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(text));
  return reply.send(text);
}
