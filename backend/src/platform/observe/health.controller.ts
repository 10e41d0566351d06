import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../http/access.js';
import { NotReady } from '../http/errors/not-ready.js';
import { Returns } from '../http/returns.js';
import { Readiness } from './readiness.js';

const health = z.object({ status: z.literal('ok') });

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @Returns(health)
  live() {
    return { status: 'ok' as const };
  }

  @Get('ready')
  @Public()
  @Returns(health)
  async ready() {
    const obstacle = await this.readiness.obstacle();
    if (obstacle) throw new NotReady(obstacle);
    return { status: 'ok' as const };
  }
}
