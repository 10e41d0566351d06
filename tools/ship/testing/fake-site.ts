import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (response: ServerResponse) => void;

/** A site that gives every request the same response, after it has read the whole request. */
export async function startFakeSite(respond: Respond) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => respond(response));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const respondWith =
  (status: number, body: string | object, headers: OutgoingHttpHeaders = {}): Respond =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
