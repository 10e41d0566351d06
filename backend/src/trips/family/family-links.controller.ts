import { Controller, Delete, Param, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId } from '../contract.js';
import { familyLink } from './contract.js';
import { FamilyLinksService } from './family-links.service.js';

@Controller('api/matches/:id/family-link')
export class FamilyLinksController {
  constructor(private readonly links: FamilyLinksService) {}

  @Post()
  @Operation('shareJourney', 'Make a link with which family follows a trip')
  @Limited('match.change')
  @Returns(familyLink)
  create(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    return this.links.create(me.id, id);
  }

  @Delete()
  @Operation('endJourneyLink', 'End the link with which family follows a trip')
  @Limited('match.change')
  @Returns(done)
  async remove(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    await this.links.remove(me.id, id);
    return { done: true as const };
  }
}
