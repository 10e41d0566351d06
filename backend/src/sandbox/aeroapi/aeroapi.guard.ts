import {
  Inject,
  Injectable,
  NotFoundException,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';

/** With a real key these routes do not exist: the key must not work here. */
@Injectable()
export class AeroApiGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.config.sandbox.flights) throw new NotFoundException();
    const { headers } = context.getArgByIndex<FastifyRequest>(0);
    if (headers['x-apikey'] !== this.config.flights?.apiKey)
      throw new UnauthorizedException('Invalid API key');
    return true;
  }
}
