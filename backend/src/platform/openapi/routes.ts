import { RequestMethod, type Type } from '@nestjs/common';
import {
  METHOD_METADATA,
  PATH_METADATA,
  REDIRECT_METADATA,
  ROUTE_ARGS_METADATA,
  RouteParamtypes,
} from '@nestjs/common/internal';
import type { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../endpoints.js';
import { isPublic } from '../http/access.js';
import { AUTHORIZED } from '../http/authorized-by.js';
import { FORM } from '../http/forms.js';
import '../http/raw-body.js';
import { ANSWER, type Answer } from '../http/returns.js';
import { LIMITED } from '../limits/limited.js';
import { OPERATION, type OperationName } from './operation.js';

export interface Route {
  name: string;
  method: string;
  path: string;
  formerPaths: string[];
  isPublic: boolean;
  takesToken: boolean;
  isLimited: boolean;
  redirects: boolean;
  operation?: OperationName;
  answer?: Answer;
  body?: z.ZodType;
  bodyTypes: string[];
  query?: z.ZodType;
  params: Record<string, z.ZodType>;
}

/** The endpoint that a handler was declared with; other handlers have decorators for each part. */
export const ENDPOINT = Symbol('endpoint');

type Handler = (...args: unknown[]) => unknown;

export function routesOf(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  reflector: Reflector,
): Route[] {
  return discovery.getControllers().flatMap(({ metatype, instance }) => {
    const controller = metatype as Type;
    const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const route = routeOf(controller, name, prototype[name], reflector);
      return route ? [route] : [];
    });
  });
}

function routeOf(
  controller: Type,
  name: string,
  handler: Handler | undefined,
  reflector: Reflector,
): Route | null {
  const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
  if (!handler || method === undefined) return null;
  const [path = '/', ...formerPaths] = pathsOf(controller, handler);
  const opened = isPublic(reflector, { getHandler: () => handler, getClass: () => controller });
  const takesToken = Reflect.hasMetadata(AUTHORIZED, handler);
  return {
    name: `${controller.name.replace(/Controller$/, '')}.${name}`,
    method: RequestMethod[method].toLowerCase(),
    path,
    formerPaths,
    isPublic: opened,
    takesToken,
    isLimited:
      Reflect.hasMetadata(LIMITED, handler) || takesToken || limitsStrangers(opened, method, handler),
    redirects: Reflect.hasMetadata(REDIRECT_METADATA, handler),
    operation: Reflect.getMetadata(OPERATION, handler) as OperationName | undefined,
    answer: Reflect.getMetadata(ANSWER, handler) as Answer | undefined,
    bodyTypes: (Reflect.getMetadata(FORM, handler) as string[] | undefined) ?? ['application/json'],
    ...inputsOf(controller, name),
    ...endpointInputs(Reflect.getMetadata(ENDPOINT, handler) as Endpoint | undefined),
  };
}

/** As `limitStrangers` does: it counts every call with a body that needs no session and no signature. */
function limitsStrangers(isOpen: boolean, method: RequestMethod, handler: Handler): boolean {
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as
    | FastifyContextConfig
    | undefined;
  return isOpen && method !== RequestMethod.GET && !config?.takesRaw;
}

function pathsOf(controller: Type, handler: Handler): string[] {
  const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
  const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
  return paths.map((path) => {
    const parts = [prefix, path].map((part) => part.replace(/^\/|\/$/g, ''));
    return `/${parts.filter(Boolean).join('/')}`;
  });
}

function inputsOf(controller: Type, name: string): Pick<Route, 'body' | 'query' | 'params'> {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { data?: string; schema?: z.ZodType }
  >;
  const inputs: Pick<Route, 'body' | 'query' | 'params'> = { params: {} };
  for (const [key, { data, schema }] of Object.entries(args)) {
    const kind = Number(key.split(':')[0]);
    if (!schema) continue;
    if (kind === RouteParamtypes.BODY) inputs.body = schema;
    if (kind === RouteParamtypes.QUERY) inputs.query = schema;
    if (kind === RouteParamtypes.PARAM && data) inputs.params[data] = schema;
  }
  return inputs;
}

const endpointInputs = ({ params, query, body }: Partial<Endpoint> = {}) => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body && { body }),
});
