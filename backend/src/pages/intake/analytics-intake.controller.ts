import { Body, Controller, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { AnalyticsIntake } from './analytics-intake.service.js';
import { Operation } from '../../platform/openapi/operation.js';
import { analyticsBatch, type AnalyticsBatch } from '../contract.js';

@Controller('api/analytics')
export class AnalyticsIntakeController {
  constructor(private readonly intake: AnalyticsIntake) {}

  @Post()
  @Operation('recordAnalytics', 'Record page views and events')
  @Public()
  @Limited('analytics.intake')
  @Returns(done)
  async take(@Body(valid(analyticsBatch)) batch: AnalyticsBatch) {
    await this.intake.take(batch);
    return { done: true as const };
  }
}
