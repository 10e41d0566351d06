import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestApp } from '../test-app.js';

export function rawGet(app: TestApp, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((answer, fail) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      text(response).then(
        (body) => answer({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
        fail,
      );
    });
    sent.once('error', fail).end();
  });
}
