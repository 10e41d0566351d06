import { applyDecorators, Inject, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../http/access.js';
import { clientIp } from './client-ip.js';
import { Limits } from './limits.js';
import type { LimitAction, Trust } from './table.js';
import { takeOncePerStep } from './count-once.js';

export const LIMITED = Symbol('limited');

@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const action = this.reflector.get<LimitAction>(LIMITED, context.getHandler());
    const request = context.getArgByIndex<FastifyRequest>(0);
    const { user } = request;
    const who = { ip: clientIp(request), account: user?.person, trust: user && trustOf(user) };
    await takeOncePerStep(action, () => this.limits.take(action, who));
    return true;
  }
}

export const Limited = (action: LimitAction) =>
  applyDecorators(SetMetadata(LIMITED, action), UseGuards(LimitsGuard));

/** For a route whose authorizer counts before the body is read. */
export const LimitedBeforeBody = (action: LimitAction) => SetMetadata(LIMITED, action);

const aWeek = 7 * 86_400_000;

export function trustOf(user: Pick<CurrentUser, 'verified' | 'createdAt'>): Trust {
  if (user.verified) return 'verified';
  return Date.now() - user.createdAt.getTime() < aWeek ? 'new' : 'known';
}
