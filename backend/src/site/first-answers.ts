import type { FastifyInstance } from 'fastify';
import type { Boot } from './contract.js';

/** Asks our own API what the page is going to ask, as the same visitor: the same guards, the same answers. */
export async function firstAnswers(
  server: FastifyInstance,
  calls: string[],
  visitor: { cookie?: string | undefined; remoteAddress: string },
): Promise<Boot['answers']> {
  const answers = await Promise.all(
    calls.map(async (url) => {
      const { cookie, remoteAddress } = visitor;
      const response = await server.inject({ url, remoteAddress, headers: cookie ? { cookie } : {} });
      // What failed here is asked again by the page, which knows how to say so.
      if (response.statusCode >= 500 || response.statusCode === 429) return [];
      const { link } = response.headers;
      const answer = { status: response.statusCode, body: response.json<unknown>() };
      return [[url, typeof link === 'string' ? { ...answer, link } : answer] as const];
    }),
  );
  return Object.fromEntries(answers.flat());
}
