import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import * as contract from '../contract.js';
import { MissedConnectionsService } from './missed-connections.service.js';

@Controller('api/matches/:id/missed')
export class MissedConnectionsController {
  constructor(private readonly connections: MissedConnectionsService) {}

  @Post()
  @Operation('missConnection', 'Say that a connection was missed')
  @Limited('match.change')
  @Returns(contract.matchDetails)
  miss(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.missedConnection)) { leg }: contract.MissedConnection,
  ) {
    return this.connections.miss(me.id, id, leg);
  }

  @Delete()
  @Operation('takeBackMissedConnection', 'Take back that a connection was missed')
  @Limited('match.change')
  @Returns(contract.matchDetails)
  takeBack(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.missedConnection)) { leg }: contract.MissedConnection,
  ) {
    return this.connections.takeBack(me.id, id, leg);
  }
}
