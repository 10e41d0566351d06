import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { careCard, matchId, savedCareCard, storedCareCard, type CareCard } from '../contract.js';
import { CareCardsService } from './care-cards.service.js';

@Controller('api/matches/:id/care-card')
export class CareCardsController {
  constructor(private readonly careCards: CareCardsService) {}

  @Get()
  @Operation('getCareCard', 'Read the care card of a trip')
  @Returns(storedCareCard)
  find(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    return this.careCards.find(me.id, id);
  }

  @Put()
  @Operation('saveCareCard', 'Write the care card of a trip')
  @Limited('match.change')
  @Returns(savedCareCard)
  save(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(careCard)) card: CareCard,
  ) {
    return this.careCards.save(me.id, id, card);
  }
}
