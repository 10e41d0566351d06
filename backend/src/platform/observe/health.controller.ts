import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../database/database.js';
import { Public } from '../http/access.js';
import { Returns } from '../http/returns.js';

const health = z.object({ status: z.literal('ok') });

@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

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
    try {
      await this.database.query('health', 'select 1');
    } catch (error) {
      throw new ServiceUnavailableException('The database does not answer', { cause: error });
    }
    return { status: 'ok' as const };
  }
}
