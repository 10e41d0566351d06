import { once } from 'node:events';
import { createServer } from 'node:http';

/** A site that answers everything in one way, after it has heard the whole question. */
export async function answering(answer) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(response));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const answers =
  (status, body, headers = {}) =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
