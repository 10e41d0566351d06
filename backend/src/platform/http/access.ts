import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { addRouteConfig } from './route-config.js';
import type { Language } from '../language/contract.js';

export interface CurrentUser {
  id: number;
  sessionId: number;
  /** Keys of the mailbox and the verified number, shared with other accounts, also deleted ones. Limits count each. */
  person: readonly string[];
  username: string;
  email: string;
  phoneNumber: string | null;
  phoneNumberMasked: string | null;
  profilePictureUrl: string | null;
  pictureRefusal: string | null;
  language: Language | null;
  languages: string | null;
  bio: string | null;
  verified: boolean;
  phoneLost: boolean;
  nameChosen: boolean;
  rulesAgreed: boolean;
  guarded: boolean;
  isStaff?: boolean;
  createdAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: CurrentUser;
  }
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

const PUBLIC = Symbol('public');

/** For everybody. What strangers send to such a route is limited by address before it is read: not if a class has this. */
export const Public =
  (): ClassDecorator & MethodDecorator =>
  (target: object, ...method: Method | []) => {
    SetMetadata(PUBLIC, true)(target, ...(method as Method));
    if (method.length) addRouteConfig({ isPublic: true })(target, ...method);
  };

type Method = [name: string | symbol, descriptor: PropertyDescriptor];

type Handled = Pick<ExecutionContext, 'getHandler' | 'getClass'>;

export const isPublic = (reflector: Reflector, context: Handled) =>
  reflector.getAllAndOverride<true | undefined>(PUBLIC, [context.getHandler(), context.getClass()]) === true;

const WITHOUT_SESSION = Symbol('without session');

/** Public without a session lookup, so these routes work while the database is down. */
export const WithoutSession = () => applyDecorators(Public(), SetMetadata(WITHOUT_SESSION, true));

export const isWithoutSession = (reflector: Reflector, context: Handled) =>
  reflector.getAllAndOverride<true | undefined>(WITHOUT_SESSION, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.getArgByIndex<FastifyRequest>(0).user,
);
