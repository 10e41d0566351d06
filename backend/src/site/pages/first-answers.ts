import type { FastifyInstance } from 'fastify';
import { countOnce } from '../../platform/limits/count-once.js';
import type { Boot } from '../contract.js';

interface Visitor {
  cookie?: string | undefined;
  remoteAddress: string;
}

/** Whose call it is, as browsers say it: `messaging@0.1.0-3fa9c2d81b07`. */
type AskerOf = (url: string) => string | undefined;

/** Asks our own API what the page is going to ask, as the same visitor: the same guards, the same answers. */
export async function firstAnswers(
  server: FastifyInstance,
  calls: string[],
  visitor: Visitor,
  askerOf: AskerOf = () => undefined,
): Promise<Boot['answers']> {
  // However much a page asks, opening it is one step: nobody is stopped after three of them.
  const answers = await countOnce(() =>
    Promise.all(calls.filter(isOfApi).map((url) => ask(server, url, visitor, askerOf(url)))),
  );
  return Object.fromEntries(answers.flat());
}

/** A page that asked for itself would never be done. */
const isOfApi = (url: string) =>
  URL.canParse(url, 'http://site') && new URL(url, 'http://site').pathname.startsWith('/api/');

async function ask(server: FastifyInstance, url: string, { cookie, remoteAddress }: Visitor, asker?: string) {
  const headers = { ...(cookie && { cookie }), ...(asker && { 'x-remote': asker }) };
  const response = await server.inject({ url, remoteAddress, headers });
  // What failed here is asked again by the page, which knows how to say so.
  if (response.statusCode >= 500 || response.statusCode === 429) return [];
  const { link, 'content-type': type = '' } = response.headers;
  // A remote may name what is no such call; it costs the page nothing.
  if (!type.startsWith('application/json')) return [];
  const answer = { status: response.statusCode, body: response.json<unknown>() };
  return [[url, typeof link === 'string' ? { ...answer, link } : answer] as const];
}
