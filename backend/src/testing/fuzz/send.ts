import { request, type Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestApp } from '../test-app.js';
import type { FuzzRequest } from './requests.js';

const maxWaitMs = 20_000;
export const caseHeader = 'x-fuzz-case';

export interface Answer {
  /** 0 without an answer. */
  status: number;
  body: string;
  milliseconds: number;
}

/** A stream is answered with its first bytes, everything else with its last. */
export function send(
  app: TestApp,
  agent: Agent,
  { number, method, path, body, type }: FuzzRequest,
  caller: Record<string, string>,
): Promise<Answer> {
  const { hostname, port } = new URL(app.url);
  const headers = {
    host: new URL(app.config.publicUrl).host,
    origin: app.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    [caseHeader]: number,
    ...caller,
    ...(type && { 'content-type': type }),
    // Otherwise Node sends the body of a DELETE as if it were the next request.
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  };
  const begin = performance.now();
  return new Promise<Answer>((resolve) => {
    const answer = (status: number, said: string) =>
      resolve({ status, body: said, milliseconds: performance.now() - begin });
    const fail = (error: unknown) => answer(0, String(error));
    const sent = request({ hostname, port, method, path, headers, agent, timeout: maxWaitMs }, (response) => {
      const status = response.statusCode ?? 0;
      if (response.headers['content-type']?.startsWith('text/event-stream'))
        response.once('data', (first: Buffer) => {
          answer(status, first.toString());
          sent.destroy();
        });
      else text(response).then((said) => answer(status, said), fail);
    });
    sent.once('error', fail);
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${maxWaitMs / 1_000} s`)));
    sent.end(body);
  });
}
