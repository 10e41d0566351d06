import { Controller, NotFoundException } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getListing } from './endpoints.js';
import { ListingReads } from './listing-reads.js';

@Controller()
export class SingleController {
  constructor(private readonly reads: ListingReads) {}

  @Route(getListing)
  async one({ params: { id } }: Received<typeof getListing>, @Me() me?: CurrentUser) {
    const found = await this.reads.shownAsJson(id, { viewer: me?.id });
    if (!found) throw new NotFoundException('This listing was not found');
    return found;
  }
}
