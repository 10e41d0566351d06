import type { FastifyInstance } from 'fastify';
import { countOnce } from '../../platform/limits/count-once.js';
import type { Language } from '../../platform/language/contract.js';
import type { Boot } from '../contract.js';

interface Visitor {
  cookie?: string | undefined;
  remoteAddress: string;
  language?: Language;
}

type SaidIn = (language: Language, body: unknown) => unknown;
type CallerOf = (url: string) => string | undefined;

/** The calls pass the guards and limits of a request from the browser. */
export async function preloadResponses(
  server: FastifyInstance,
  calls: string[],
  visitor: Visitor,
  callerOf: CallerOf = () => undefined,
  saidIn: SaidIn = (_, body) => body,
): Promise<Boot['answers']> {
  // One page counts once for the limits, however many calls it makes.
  const responses = await countOnce(() =>
    Promise.all(calls.filter(isApiCall).map((url) => preload(server, url, visitor, saidIn, callerOf(url)))),
  );
  return Object.fromEntries(responses.flat());
}

/** A page that preloads a page would never end. */
const isApiCall = (url: string) =>
  URL.canParse(url, 'http://site') && new URL(url, 'http://site').pathname.startsWith('/api/');

async function preload(
  server: FastifyInstance,
  url: string,
  { cookie, remoteAddress, language = 'en' }: Visitor,
  saidIn: SaidIn,
  caller?: string,
) {
  const headers = {
    ...(cookie && { cookie }),
    ...(caller && { 'x-remote': caller }),
    ...(language !== 'en' && { 'x-language': language }),
  };
  const response = await server.inject({ url, remoteAddress, headers });
  // The page repeats a failed call and shows its error.
  if (response.statusCode >= 500 || response.statusCode === 429) return [];
  const { link, 'content-type': type = '' } = response.headers;
  // A manifest may list an address that is no JSON call.
  if (!type.startsWith('application/json')) return [];
  const preloaded = { status: response.statusCode, body: saidIn(language, response.json<unknown>()) };
  return [[url, typeof link === 'string' ? { ...preloaded, link } : preloaded] as const];
}
