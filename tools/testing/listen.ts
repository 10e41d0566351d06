import { once } from 'node:events';
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { after } from 'node:test';

export type Respond = (request: IncomingMessage, response: ServerResponse) => unknown;

const servers: Server[] = [];
after(() => {
  for (const server of servers) {
    server.close();
    if (server instanceof HttpServer) server.closeAllConnections();
  }
});

/** Lets a server listen on a free port until the end of the tests, and resolves to the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  servers.push(server);
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Serves HTTP until the end of the tests, and resolves to the address. */
export async function serve(respond: Respond): Promise<string> {
  const server = createServer((request, response) => void respond(request, response));
  return `http://127.0.0.1:${await listen(server)}`;
}
