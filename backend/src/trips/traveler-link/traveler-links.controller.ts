import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { makeTravelerLink, endTravelerLink } from './endpoints.js';
import { TravelerLinksService } from './traveler-links.service.js';

@Controller()
export class TravelerLinksController {
  constructor(private readonly links: TravelerLinksService) {}

  @Route(makeTravelerLink)
  create({ params: { id }, body: { language } }: Received<typeof makeTravelerLink>, @Me() me: CurrentUser) {
    return this.links.create(me.id, id, language);
  }

  @Route(endTravelerLink)
  async remove({ params: { id } }: Received<typeof endTravelerLink>, @Me() me: CurrentUser) {
    await this.links.remove(me.id, id);
  }
}
