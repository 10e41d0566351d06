import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { Route } from '../../platform/routing/route.js';
import { BestFirstService } from './best-first.service.js';
import { searchTrips } from './endpoints.js';
import { stopsText } from './searched-stops.js';

@Controller()
export class BestFirstController {
  constructor(private readonly service: BestFirstService) {}

  @Route(searchTrips)
  async search(
    { query }: Received<typeof searchTrips>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { body, next } = await this.service.search(query, me?.id);
    linkToNext(reply, searchTrips.path, { ...query, stops: stopsText(query.stops) }, next);
    return body;
  }
}
