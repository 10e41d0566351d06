import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { language } from '../../platform/language/contract.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listingId } from '../contract.js';
import { ListingReads } from '../reads/listing-reads.js';
import { Calendars } from './calendars.service.js';
import { Pictures } from './pictures.service.js';

/** Link previews are fetched by programs, which send no language of a page. */
const pictureSearch = z.strictObject({ language: language.default('en') });
type PictureSearch = z.infer<typeof pictureSearch>;

@Public()
@Controller('api/listings/id/:id')
export class SharingController {
  constructor(
    private readonly calendars: Calendars,
    private readonly listings: ListingReads,
    private readonly pictures: Pictures,
  ) {}

  @Get('picture')
  @Operation('getListingPicture', 'Get the preview picture of a listing')
  @Limited('list.read')
  async picture(
    @Param('id', valid(listingId)) id: number,
    @Query(valid(pictureSearch)) search: PictureSearch,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    // The same for everyone at one address, because shared caches store it.
    const described = this.pictures.describe(await this.listing(id), search.language);
    void reply.headers({ 'cache-control': 'public, max-age=86400', etag: described.etag });
    if (headers['if-none-match']?.includes(described.etag)) {
      void reply.code(304);
      return;
    }
    const png = await this.pictures.png(described);
    void reply.type('image/png');
    return png;
  }

  @Get('calendar')
  @Operation('getListingCalendar', 'Get a listing as a calendar entry')
  @Limited('list.read')
  async calendar(
    @Param('id', valid(listingId)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ): Promise<string> {
    const { name, text } = this.calendars.of(await this.listing(id, me));
    void reply.type('text/calendar; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return text;
  }

  private async listing(id: number, me?: CurrentUser) {
    const listing = await this.listings.shown(id, { viewer: me?.id });
    if (!listing) throw new NotFoundException('This listing was not found');
    return listing;
  }
}
