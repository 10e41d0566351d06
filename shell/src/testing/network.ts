import { afterEach, beforeEach } from '@jest/globals';
import { nobody } from './people';

export interface Request {
  method: string;
  /** Path and query, as asked. */
  url: string;
  body: unknown;
}

interface Response {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type AnswerFunction = (body: never, request: Request) => Response | Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What the server says: a body (with status 200), or a function of what was sent. A query is only looked at when it stands in the key. */
export type Answers = { [Call in `${Method} /${string}`]?: AnswerFunction | object | string | number | null };

const realFetch = globalThis.fetch;
let unanswered: string[] = [];

beforeEach(() => {
  unanswered = [];
});

afterEach(() => {
  globalThis.fetch = realFetch;
  if (!unanswered.length) return;
  throw new Error(
    `The page asked for ${unanswered.join(' and ')}, and the test has no answer. Add one to "answers".`,
  );
});

const loggedOut: Answers = { 'GET /api/auth/me': nobody };

/** Stands in for the server, and for nothing else: the page's own code asks, reads and fails as in a browser. */
export function fakeNetwork(answers: Answers): Request[] {
  const known = { ...loggedOut, ...answers } as Record<string, Answers[`GET /`] | undefined>;
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    const text = typeof init?.body === 'string' ? init.body : null;
    const request: Request = { method, url: pathname + search, body: text && JSON.parse(text) };
    requests.push(request);
    const answer = known[`${method} ${request.url}`] ?? known[`${method} ${pathname}`];
    if (answer === undefined) {
      unanswered.push(`${method} ${request.url}`);
      return new Response('Not answered by this test', { status: 501 });
    }
    const said = typeof answer === 'function' ? await answer(request.body, request) : { body: answer };
    const { status = 200, body = null, headers = {} } = said;
    init?.signal?.throwIfAborted();
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return requests;
}
