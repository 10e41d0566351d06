import { Body, Controller, Post } from '@nestjs/common';
import { WithoutSession } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { mailedConfirmation, tripByMail, type TripByMail } from '../contract.js';
import { MatchesService } from '../matches.service.js';
import { TripLinks } from './trip-links.js';

@Controller('api/matches')
export class TripByMailController {
  constructor(
    private readonly links: TripLinks,
    private readonly matches: MatchesService,
  ) {}

  @Post('by-mail')
  @Operation('confirmMatchByMail', 'Confirm by mail that you are still flying')
  @WithoutSession()
  @Limited('listing.by-mail')
  @Returns(mailedConfirmation)
  async confirm(@Body(valid(tripByMail)) { token }: TripByMail) {
    const { matchId, userId, date } = this.links.read(token);
    const { id, departure, arrival, date: day } = await this.matches.confirm(userId, matchId, date);
    return { id, departureAirport: departure.code, arrivalAirport: arrival.code, date: day };
  }
}
