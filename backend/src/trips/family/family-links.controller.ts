import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { shareJourney, endJourneyLink } from './endpoints.js';
import { FamilyLinksService } from './family-links.service.js';

@Controller()
export class FamilyLinksController {
  constructor(private readonly links: FamilyLinksService) {}

  @Route(shareJourney)
  create({ params: { id } }: Received<typeof shareJourney>, @Me() me: CurrentUser) {
    return this.links.create(me.id, id);
  }

  @Route(endJourneyLink)
  async remove({ params: { id } }: Received<typeof endJourneyLink>, @Me() me: CurrentUser) {
    await this.links.remove(me.id, id);
  }
}
