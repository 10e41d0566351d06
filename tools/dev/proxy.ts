import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import type { Backend } from './backend.ts';
import { devPath, type Bundler } from './bundler.ts';

export interface DevProxy {
  server: Server;
  close(): void;
}

export function createProxy(
  bundlers: readonly Pick<Bundler, 'workspace' | 'port'>[],
  backend: Pick<Backend, 'port' | 'untilServing'>,
  untilRendered: () => Promise<unknown> = () => Promise.resolve(),
): DevProxy {
  const bundlerPort = (url = '') =>
    bundlers.find(({ workspace }) => url.startsWith(devPath(workspace)))?.port;
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const port = bundlerPort(incoming.url);
    if (!port) await backend.untilServing();
    if (incoming.headers.accept?.includes('text/html')) await untilRendered();
    const { url: path, method, headers } = incoming;
    const target = port ? { host: '127.0.0.1', port } : { host: 'localhost', port: backend.port };
    const upstream = request({ ...target, path, method, headers });
    upstream.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.once('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(`The server is restarting: ${error.message}`);
    });
    outgoing.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  // `closeAllConnections` leaves web sockets open, and they would keep the server from closing.
  const sockets = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    const port = bundlerPort(incoming.url);
    if (!port) return socket.destroy();
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    forwardSocket(incoming, socket, head, port);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  };
  return { server, close };
}

function forwardSocket(
  { url, headers, method }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number,
): void {
  const upstream = connect(port, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  upstream.write(head);
  const close = () => {
    upstream.destroy();
    socket.destroy();
  };
  pipeline(upstream, socket, close);
  pipeline(socket, upstream, close);
}
