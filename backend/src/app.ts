import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config.js';
import { withEntityManager } from './platform/database/request-context.js';
import { fastifyOptions } from './platform/http/fastify-options.js';
import { takeJson } from './platform/http/json-body.js';
import { secureHeaders } from './platform/http/secure-headers.js';

/** The whole application on a database that is migrated; listen() is all that is left to do. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(config));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    logger: ['error', 'warn'],
  });
  const fastify = adapter.getInstance();
  const orm = app.get(MikroORM);
  fastify.addHook('onRequest', (_request, _reply, done) => withEntityManager(orm.em, done));
  secureHeaders(fastify, config);
  takeJson(fastify);
  await app.register(cookie);
  await app.init();
  await fastify.ready();
  return app;
}
