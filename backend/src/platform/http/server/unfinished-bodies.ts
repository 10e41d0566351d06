import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** For who is still sending. A request that has arrived may take as long as it needs. */
const maxMs = 4_000;

/** A body that never ends would hold a stopping server until the timeout of requests. */
export function cutUnfinishedBodies(fastify: FastifyInstance) {
  const receiving = new Set<IncomingMessage>();
  fastify.server.on('request', (request: IncomingMessage) => {
    // Reads, nine of ten requests, are not held here.
    if (request.method === 'GET' || request.method === 'HEAD') return;
    receiving.add(request);
    request.once('close', () => receiving.delete(request));
  });
  fastify.addHook('preClose', (done) => {
    const cut = () => {
      for (const request of receiving) if (!request.complete) request.socket.destroy();
    };
    setTimeout(cut, maxMs).unref();
    done();
  });
}
