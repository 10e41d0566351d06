import {
  ForbiddenException,
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';

const FROM_ELSEWHERE = Symbol('from elsewhere');

/** Other sites may call this route, because it depends on no cookie. */
export const FromElsewhere = () => SetMetadata(FROM_ELSEWHERE, true);

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CSRF protection: refuses writes from other sites. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.getArgByIndex<FastifyRequest>(0);
    if (reads.has(request.method) || !isForeign(request, this.config)) return true;
    if (this.reflector.get<true | undefined>(FROM_ELSEWHERE, context.getHandler())) return true;
    throw fromElsewhere();
  }
}

export const fromElsewhere = (): Error => new ForbiddenException('This must be sent from our own pages');

export function isForeign({ headers }: FastifyRequest, { publicUrl, appEnv }: Config): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const host = URL.canParse(headers.origin) ? new URL(headers.origin).host : null;
  // Outside production a site has more names than PUBLIC_URL, such as localhost and 127.0.0.1.
  return host !== new URL(publicUrl).host && (appEnv === 'production' || host !== headers.host);
}
