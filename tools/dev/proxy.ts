import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { addressOf } from './bundler.ts';

/** One address for everything: files of rooms under development come from their bundlers, the rest from the server. */
export function proxy(bundlers, backend) {
  const portFor = (url) => bundlers.find(({ room }) => url.startsWith(addressOf(room)))?.port;

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));

  async function pass(incoming, outgoing) {
    const bundler = portFor(incoming.url);
    if (!bundler) await backend.untilServing();
    const { url: path, method, headers } = incoming;
    const at = bundler ? { host: '127.0.0.1', port: bundler } : { host: 'localhost', port: backend.port };
    const onward = ask({ ...at, path, method, headers });
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(`The server is being restarted: ${error.message}`);
    });
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  // The bundlers' channels to the page.
  server.on('upgrade', ({ url, headers, method }, socket, head) => {
    const port = portFor(url);
    if (!port) return socket.destroy();
    const onward = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [onward, socket],
      [socket, onward],
    ])
      one.on('error', () => other.destroy());
  });
  return server;
}
