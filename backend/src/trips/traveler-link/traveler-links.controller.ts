import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId } from '../contract.js';
import { newTravelerLink, travelerLink, type NewTravelerLink } from './contract.js';
import { TravelerLinksService } from './traveler-links.service.js';

@Controller('api/matches/:id/traveler-link')
export class TravelerLinksController {
  constructor(private readonly links: TravelerLinksService) {}

  @Post()
  @Operation('makeTravelerLink', 'Make a page for the one who flies')
  @Limited('match.change')
  @Returns(travelerLink)
  create(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(newTravelerLink)) { language }: NewTravelerLink,
  ) {
    return this.links.create(me.id, id, language);
  }

  @Delete()
  @Operation('endTravelerLink', 'End the page of the one who flies')
  @Limited('match.change')
  @Returns(done)
  async remove(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    await this.links.remove(me.id, id);
    return { done: true as const };
  }
}
