import type { FastifyInstance } from 'fastify';
import { countedTogether } from '../platform/limits/together.js';
import type { Boot } from './contract.js';

interface Visitor {
  cookie?: string | undefined;
  remoteAddress: string;
}

/** Asks our own API what the page is going to ask, as the same visitor: the same guards, the same answers. */
export async function firstAnswers(
  server: FastifyInstance,
  calls: string[],
  visitor: Visitor,
): Promise<Boot['answers']> {
  // However much a page asks, opening it is one step: nobody is stopped after three of them.
  const answers = await countedTogether(() => Promise.all(calls.map((url) => ask(server, url, visitor))));
  return Object.fromEntries(answers.flat());
}

async function ask(server: FastifyInstance, url: string, { cookie, remoteAddress }: Visitor) {
  const response = await server.inject({ url, remoteAddress, headers: cookie ? { cookie } : {} });
  // What failed here is asked again by the page, which knows how to say so.
  if (response.statusCode >= 500 || response.statusCode === 429) return [];
  const { link } = response.headers;
  const answer = { status: response.statusCode, body: response.json<unknown>() };
  return [[url, typeof link === 'string' ? { ...answer, link } : answer] as const];
}
