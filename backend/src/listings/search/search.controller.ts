import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { Route } from '../../platform/routing/route.js';
import { findNearbyListings, searchListings } from './endpoints.js';
import { NearbyService } from './nearby.service.js';
import { SearchService } from './search.service.js';

@Controller()
export class SearchController {
  constructor(
    private readonly service: SearchService,
    private readonly nearby: NearbyService,
  ) {}

  @Route(searchListings)
  async search(
    { query }: Received<typeof searchListings>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { body, next } = await this.service.search(query, me?.id);
    linkToNext(reply, searchListings.path, query, next);
    return body;
  }

  @Route(findNearbyListings)
  near({ query }: Received<typeof findNearbyListings>, @Me() me?: CurrentUser) {
    return this.nearby.near(query, me?.id);
  }
}
