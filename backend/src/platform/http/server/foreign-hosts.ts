import { HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';

const forDevelopers = /^\/(sandbox|platform)(\/|$)/;

/** Prevents DNS rebinding: outside production these pages need no password. */
export function refuseForeignHosts(fastify: FastifyInstance, config: Pick<Config, 'appEnv' | 'publicUrl'>) {
  if (config.appEnv === 'production') return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    // By route: a path can be spelled in several ways.
    if (!forDevelopers.test(request.routeOptions.url ?? '')) return done();
    if (isOwnHost(request.headers.host, config)) return done();
    done(foreignHost());
  });
}

export const foreignHost = () =>
  new HttpException('This page answers to localhost and to the host of PUBLIC_URL only', 421);

export function isOwnHost(host: string | undefined, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const name = nameIn(host ?? '');
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
  return isAddress || name === 'localhost' || name === new URL(publicUrl).hostname;
}

const nameIn = (host: string) => host.toLowerCase().replace(/:\d+$/, '');
