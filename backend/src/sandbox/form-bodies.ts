import { Injectable, UnsupportedMediaTypeException, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** Providers are spoken to in forms; our own API takes JSON alone, so forms are read on these paths only. */
@Injectable()
export class FormBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit() {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (fastify.hasContentTypeParser(formType)) fastify.removeContentTypeParser(formType);
    fastify.addContentTypeParser<string>(
      formType,
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) => {
        if (!request.routeOptions.url?.startsWith('/sandbox/')) throw new UnsupportedMediaTypeException();
        return Object.fromEntries(new URLSearchParams(body));
      },
    );
  }
}
