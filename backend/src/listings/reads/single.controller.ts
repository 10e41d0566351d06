import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { ReturnsJson } from '../../platform/http/returns.js';
import { Supersedes } from '../../platform/http/supersedes.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listing, listingId } from '../contract.js';
import { ListingReads } from './listing-reads.js';

@Controller('api/listings')
export class SingleController {
  constructor(private readonly reads: ListingReads) {}

  @Supersedes('id/:id', { since: '2026-11-21' })
  @Get('id/:id/details')
  @Operation('getListing', 'Read a listing')
  @Public()
  @Limited('listing.read')
  @ReturnsJson(listing)
  async one(@Param('id', valid(listingId)) id: number, @Me() me?: CurrentUser) {
    const found = await this.reads.shownAsJson(id, { viewer: me?.id });
    if (!found) throw new NotFoundException('This listing was not found');
    return found;
  }
}
