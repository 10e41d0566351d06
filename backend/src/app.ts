import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/config.js';
import { runAuthorizers } from './platform/http/authorized-by.js';
import { limitStrangers } from './platform/limits/strangers.js';
import { Limits } from './platform/limits/limits.js';
import { fastifyOptions } from './platform/http/server/fastify-options.js';
import { takeForms } from './platform/http/forms.js';
import { announceSuccessors } from './platform/http/supersedes.js';
import { takePictures } from './platform/http/picture-body.js';
import { takeBytes } from './platform/http/raw-body.js';
import { takeJson } from './platform/http/server/json-body.js';
import { refuseForeignHosts } from './platform/http/server/foreign-hosts.js';
import { prepareRequests } from './platform/http/server/request-hooks.js';
import { sendRequestIds } from './platform/http/server/request-id.js';
import { traceRequests } from './platform/http/server/request-spans.js';
import { sendSecureHeaders } from './platform/http/server/secure-headers.js';
import { cutUnfinishedBodies } from './platform/http/server/unfinished-bodies.js';
import { closeUnusedConnections } from './platform/http/server/unused-connections.js';
import { ErrorTracker } from './platform/error-tracking/error-tracker.js';
import { openLog } from './platform/observe/log.js';
import { NestLog } from './platform/observe/nest-log.js';
import { Requests } from './platform/observe/requests.js';
import { Tracing } from './platform/tracing/tracing.js';

/** The database must be migrated. */
export async function createApp(config: Config, logTo?: DestinationStream): Promise<NestFastifyApplication> {
  const log = await openLog(config, logTo);
  const tracker = config.errorTracker && new ErrorTracker(config.errorTracker, config.appEnv, log);
  const adapter = new FastifyAdapter(fastifyOptions(config));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, log), adapter, {
    bodyParser: false,
    logger: new NestLog(log, tracker && ((problem) => tracker.report(problem))),
  });
  const fastify = adapter.getInstance();
  fastify.addHook('onClose', () => tracker?.close());
  sendRequestIds(fastify);
  traceRequests(fastify, app.get(Tracing), config);
  app.get(Requests).watch(fastify);
  closeUnusedConnections(fastify);
  cutUnfinishedBodies(fastify);
  sendSecureHeaders(fastify, config);
  refuseForeignHosts(fastify, config);
  prepareRequests(fastify, app.get(MikroORM).em, config);
  takeJson(fastify);
  takeForms(fastify);
  takeBytes(fastify);
  takePictures(fastify);
  await app.register(cookie);
  limitStrangers(fastify, app.get(Limits));
  runAuthorizers(fastify, app);
  announceSuccessors(fastify);
  await app.init();
  await fastify.ready();
  return app;
}
