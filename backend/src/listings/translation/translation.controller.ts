import { Controller, NotFoundException } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Route } from '../../platform/routing/route.js';
import { Translations } from '../../platform/translation/translations.js';
import { ListingReads } from '../reads/listing-reads.js';
import { translateListing } from './endpoints.js';

@Controller()
export class ListingTranslationController {
  constructor(
    private readonly reads: ListingReads,
    private readonly translations: Translations,
  ) {}

  @Route(translateListing)
  async translate({ params: { id } }: Received<typeof translateListing>, @Me() me?: CurrentUser) {
    const listing = await this.reads.shown(id, { viewer: me?.id });
    if (!listing?.description) throw new NotFoundException('This listing was not found');
    return this.translations.of(listing.description, currentLanguage());
  }
}
