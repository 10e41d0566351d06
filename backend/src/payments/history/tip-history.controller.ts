import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { Route } from '../../platform/routing/route.js';
import { downloadTips, listTipMonths, listTips } from '../endpoints.js';
import { TipHistoryService } from './tip-history.service.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-tips.csv`;

@Controller()
export class TipHistoryController {
  constructor(private readonly history: TipHistoryService) {}

  @Route(listTips)
  async list(
    { query }: Received<typeof listTips>,
    @Me() me: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { page, next } = await this.history.list(me, query);
    linkToNext(reply, listTips.path, query, next);
    return page;
  }

  @Route(listTipMonths)
  months(@Me() me: CurrentUser) {
    return this.history.months(me);
  }

  @Route(downloadTips)
  async csv(@Me() me: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return this.history.csv(me);
  }
}
