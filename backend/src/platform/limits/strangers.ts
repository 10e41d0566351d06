import type { FastifyInstance } from 'fastify';
import '../http/access.js';
import '../http/raw-body.js';
import { clientIp } from './client-ip.js';
import type { Limits } from './limits.js';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** A refused body costs time as well, so strangers are counted before theirs is read. Signed ones show who sends them. */
export function limitStrangers(fastify: FastifyInstance, limits: Limits) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { isPublic, takesRaw } = request.routeOptions.config;
    if (!isPublic || takesRaw || reads.includes(request.method)) return done();
    limits.take('public.body', { ip: clientIp(request) }).then(() => done(), done);
  });
}
