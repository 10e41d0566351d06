import { HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';

const forDevelopers = /^\/(sandbox|platform)(\/|$)/;

/** Prevents DNS rebinding: outside production these pages need no password. */
export function refuseForeignHosts(fastify: FastifyInstance, config: Pick<Config, 'appEnv' | 'publicUrl'>) {
  if (config.appEnv === 'production') return;
  const own = new URL(config.publicUrl).hostname;
  fastify.addHook('onRequest', (request, _reply, done) => {
    // By route: a path can be spelled in several ways.
    if (!forDevelopers.test(request.routeOptions.url ?? '')) return done();
    const name = nameIn(request.headers.host ?? '');
    if (name === own || name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1'))) return done();
    done(new HttpException('This page answers to localhost and to the host of PUBLIC_URL only', 421));
  });
}

const nameIn = (host: string) => host.toLowerCase().replace(/:\d+$/, '');
