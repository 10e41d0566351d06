import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { tipMonths, tips, tipsSearch, type TipsSearch } from '../contract.js';
import { TipHistoryService } from './tip-history.service.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-tips.csv`;

@Controller('api')
export class TipHistoryController {
  constructor(private readonly history: TipHistoryService) {}

  @Get('tips')
  @Operation('listTips', 'List your tips')
  @Limited('list.read')
  @Returns(tips)
  async list(
    @Me() me: CurrentUser,
    @Query(valid(tipsSearch)) search: TipsSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { page, next } = await this.history.list(me, search);
    linkToNext(reply, '/api/tips', search, next);
    return page;
  }

  @Get('tips/months')
  @Operation('listTipMonths', 'Sum up your tips by month')
  @Limited('list.read')
  @Returns(tipMonths)
  months(@Me() me: CurrentUser) {
    return this.history.months(me);
  }

  @Get('tips.csv')
  @Operation('downloadTips', 'Download your tips as CSV')
  @Limited('list.read')
  async csv(@Me() me: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.type('text/csv; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return this.history.csv(me);
  }
}
