import { Controller, ForbiddenException, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../config/config.js';
import { Public } from '../http/access.js';
import { foreignHost, isOwnHost } from '../http/server/foreign-hosts.js';
import { Metrics } from './metrics.js';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  figures(@Req() request: FastifyRequest): Promise<string> {
    if (!this.mayRead(request)) throw new ForbiddenException('The figures are for the operator');
    return this.metrics.text();
  }

  private mayRead({ headers, socket }: FastifyRequest): boolean {
    const { appEnv, metricsToken } = this.config;
    if (metricsToken && same(headers.authorization ?? '', `Bearer ${metricsToken}`)) return true;
    // In production there is a proxy, and its headers cannot be relied on.
    if (appEnv === 'production') return false;
    // A proxy on this machine also connects from the loopback.
    const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
    if (forwarded !== undefined || !loopback.has(socket.remoteAddress ?? '')) return false;
    // A browser on this machine also connects from it, with the name of a page that was rebound.
    if (!isOwnHost(headers.host, this.config)) throw foreignHost();
    return true;
  }
}

function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
