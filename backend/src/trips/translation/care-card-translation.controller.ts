import { Controller, NotFoundException } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Route } from '../../platform/routing/route.js';
import { Translations } from '../../platform/translation/translations.js';
import { CareCardsService } from '../care-card/care-cards.service.js';
import { translateCareCardNote } from './endpoints.js';

@Controller()
export class CareCardTranslationController {
  constructor(
    private readonly careCards: CareCardsService,
    private readonly translations: Translations,
  ) {}

  @Route(translateCareCardNote)
  async translate({ params: { id, note } }: Received<typeof translateCareCardNote>, @Me() me: CurrentUser) {
    const text = (await this.careCards.find(me.id, id))?.[note];
    if (!text) throw new NotFoundException('The care card does not say this');
    return this.translations.of(text, currentLanguage());
  }
}
