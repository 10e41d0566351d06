import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

export const addRouteConfig =
  (config: FastifyContextConfig): MethodDecorator =>
  (target, name, descriptor) => {
    const present = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as
      | FastifyContextConfig
      | undefined;
    RouteConfig({ ...present, ...config })(target, name, descriptor);
  };
