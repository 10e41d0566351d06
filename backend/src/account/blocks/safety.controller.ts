import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { blocks, newBlock, newReport, userId, type NewBlock, type NewReport } from '../contract.js';
import { BlocksService } from './blocks.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';

@Controller('api')
export class SafetyController {
  constructor(
    private readonly blocks: BlocksService,
    private readonly reports: ReportsService,
  ) {}

  @Get('blocks')
  @Operation('listBlocks', 'List the users you blocked')
  @Returns(blocks)
  list(@Me() me: CurrentUser) {
    return this.blocks.list(me);
  }

  @Post('blocks')
  @Operation('blockUser', 'Block a user')
  @Returns(done)
  async block(@Me() me: CurrentUser, @Body(valid(newBlock)) { userId }: NewBlock) {
    await this.blocks.block(me, userId);
    return { done: true as const };
  }

  @Delete('blocks/:userId')
  @Operation('unblockUser', 'Unblock a user')
  @Returns(done)
  async unblock(@Me() me: CurrentUser, @Param('userId', valid(userId)) id: number) {
    await this.blocks.unblock(me, id);
    return { done: true as const };
  }

  @Post('reports')
  @Operation('reportUser', 'Report a user to the team')
  @Limited('report.write')
  @Returns(done)
  async report(
    @Me() me: CurrentUser,
    @Body(valid(newReport)) report: NewReport,
    @Req() request: FastifyRequest,
  ) {
    await this.reports.report(me, report, clientIp(request));
    return { done: true as const };
  }
}
