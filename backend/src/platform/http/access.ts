import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

/** The person whose session came with the request. */
export interface CurrentUser {
  id: number;
  sessionId: number;
  /** The same for every account of one mailbox, deleted ones included: limits are counted for it. */
  person: string;
  username: string;
  email: string;
  phoneNumber: string | null;
  phoneNumberMasked: string | null;
  profilePictureUrl: string | null;
  languages: string | null;
  bio: string | null;
  verified: boolean;
  createdAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: CurrentUser;
  }
}

const PUBLIC = Symbol('public');

/** Answers without a session too; everything else needs one. */
export const Public = () => SetMetadata(PUBLIC, true);

type Handled = Pick<ExecutionContext, 'getHandler' | 'getClass'>;

export const isPublic = (reflector: Reflector, context: Handled) =>
  reflector.getAllAndOverride<true | undefined>(PUBLIC, [context.getHandler(), context.getClass()]) === true;

const WITHOUT_SESSION = Symbol('without session');

/** Public, and a session cookie is not looked up: these routes work while the database is down. */
export const WithoutSession = () => applyDecorators(Public(), SetMetadata(WITHOUT_SESSION, true));

export const isWithoutSession = (reflector: Reflector, context: Handled) =>
  reflector.getAllAndOverride<true | undefined>(WITHOUT_SESSION, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

/** The person who asks; undefined only on a @Public() route without a session. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.getArgByIndex<FastifyRequest>(0).user,
);
