import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { type CurrentUser, Me } from '../../../platform/http/access.js';
import { Returns } from '../../../platform/http/returns.js';
import { valid } from '../../../platform/http/valid.js';
import { Limited } from '../../../platform/limits/limited.js';
import { Operation } from '../../../platform/openapi/operation.js';
import { matchId } from '../../contract.js';
import { ArrivalContactsService } from './arrival-contacts.service.js';
import { arrivalContacts, newArrivalContacts, type NewArrivalContacts } from '../contract.js';

@Controller('api/matches/:id/arrival-contacts')
export class ArrivalContactsController {
  constructor(private readonly contacts: ArrivalContactsService) {}

  @Get()
  @Operation('getArrivalContacts', 'Read who is notified of the arrival')
  @Returns(arrivalContacts)
  find(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    return this.contacts.find(me.id, id);
  }

  @Put()
  @Operation('saveArrivalContacts', 'Choose who is notified of the arrival')
  @Limited('match.change')
  @Returns(arrivalContacts)
  save(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(newArrivalContacts)) { contacts }: NewArrivalContacts,
  ) {
    return this.contacts.save(me.id, id, contacts);
  }
}
