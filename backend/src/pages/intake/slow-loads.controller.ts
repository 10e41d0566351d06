import { Body, Controller, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { slowLoad, type SlowLoad } from '../contract.js';
import { SlowLoadsService } from './slow-loads.service.js';

@Controller('api/slow-loads')
export class SlowLoadsController {
  constructor(private readonly loads: SlowLoadsService) {}

  @Post()
  @Operation('reportSlowLoad', 'Report a slow load in the browser')
  @Public()
  @Limited('client.slow-load')
  @Returns(done)
  async report(@Body(valid(slowLoad)) load: SlowLoad) {
    await this.loads.report(load);
    return { done: true as const };
  }
}
