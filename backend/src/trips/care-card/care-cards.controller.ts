import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { CareCardsService } from './care-cards.service.js';
import { getCareCard, saveCareCard } from './endpoints.js';

@Controller()
export class CareCardsController {
  constructor(private readonly careCards: CareCardsService) {}

  @Route(getCareCard)
  find({ params: { id } }: Received<typeof getCareCard>, @Me() me: CurrentUser) {
    return this.careCards.find(me.id, id);
  }

  @Route(saveCareCard)
  save({ params: { id }, body: card }: Received<typeof saveCareCard>, @Me() me: CurrentUser) {
    return this.careCards.save(me.id, id, card);
  }
}
