import { afterEach, beforeEach } from '@jest/globals';
import { notLoggedIn } from './people';

export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
}

interface Response {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type AnswerFunction = (body: never, request: Request) => Response | Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** By call: a body (status 200), or a function of the request. Without a query, a key matches every query. */
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
    `The page called ${unanswered.join(' and ')}, and the test has no answer. Add one to "answers".`,
  );
});

const loggedOut: Answers = { 'GET /api/auth/me': notLoggedIn };

/** Fakes only the server: the page's own code sends, reads and fails as in a browser. */
export function fakeNetwork(answers: Answers): Request[] {
  const known = { ...loggedOut, ...answers } as Record<string, Answers[`GET /`] | undefined>;
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    const text = typeof init?.body === 'string' ? init.body : null;
    const sent = init?.body instanceof Blob ? init.body : text && JSON.parse(text);
    const request: Request = { method, url: pathname + search, body: sent };
    requests.push(request);
    const answer = known[`${method} ${request.url}`] ?? known[`${method} ${pathname}`];
    if (answer === undefined) {
      unanswered.push(`${method} ${request.url}`);
      return new Response('Not answered by this test', { status: 501 });
    }
    const response = typeof answer === 'function' ? await answer(request.body, request) : { body: answer };
    const { status = 200, body = null, headers = {} } = response;
    init?.signal?.throwIfAborted();
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return requests;
}
