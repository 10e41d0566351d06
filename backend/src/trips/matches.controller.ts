import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentUser, Me } from '../platform/http/access.js';
import { linkToNext } from '../platform/http/link-to-next.js';
import { Returns, ReturnsJson } from '../platform/http/returns.js';
import { valid } from '../platform/http/valid.js';
import { clientIp } from '../platform/limits/client-ip.js';
import { Limited } from '../platform/limits/limited.js';
import { Operation } from '../platform/openapi/operation.js';
import * as contract from './contract.js';
import * as requests from './requests/contract.js';
import { MatchDetailsReads } from './match-details.js';
import { MatchOptions } from './legs/match-options.js';
import { MatchReads } from './match-reads.js';
import { MatchesService } from './matches.service.js';
import { Proposals } from './proposals.js';

@Controller('api/matches')
export class MatchesController {
  constructor(
    private readonly details: MatchDetailsReads,
    private readonly matchOptions: MatchOptions,
    private readonly matches: MatchesService,
    private readonly proposals: Proposals,
    private readonly reads: MatchReads,
  ) {}

  @Get()
  @Operation('listMatches', 'List your trips with others')
  @ReturnsJson(contract.matches)
  async list(
    @Me() me: CurrentUser,
    @Query(valid(contract.matchesSearch)) search: contract.MatchesSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { json, next } = await this.reads.list(me.id, search);
    linkToNext(reply, '/api/matches', search, next);
    return json;
  }

  @Get('options')
  @Operation('listMatchOptions', 'List what you can propose to a person')
  @Returns(contract.matchOptions)
  options(
    @Me() me: CurrentUser,
    @Query(valid(contract.matchOptionsSearch)) { with: other }: { with: number },
  ) {
    return this.matchOptions.of(me.id, other);
  }

  @Get(':id')
  @Operation('getMatch', 'Read a trip with another person')
  @Returns(contract.matchDetails)
  one(@Me() me: CurrentUser, @Param('id', valid(contract.matchId)) id: number) {
    return this.details.of(me.id, id);
  }

  @Post()
  @Operation('proposeMatch', 'Propose to fly together')
  @Returns(contract.match)
  propose(
    @Me() me: CurrentUser,
    @Body(valid(requests.newMatch)) body: requests.NewMatch,
    @Req() request: FastifyRequest,
  ) {
    return this.proposals.propose(me, body, clientIp(request));
  }

  @Post(':id/agree')
  @Operation('agreeToMatch', 'Agree to fly together')
  @Limited('match.change')
  @Returns(contract.match)
  agree(@Me() me: CurrentUser, @Param('id', valid(contract.matchId)) id: number) {
    return this.matches.agree(me.id, id);
  }

  @Post(':id/decline')
  @Operation('declineMatch', 'Decline to fly together')
  @Limited('match.change')
  @Returns(contract.match)
  decline(@Me() me: CurrentUser, @Param('id', valid(contract.matchId)) id: number) {
    return this.matches.decline(me.id, id);
  }

  @Post(':id/cancel')
  @Operation('cancelMatch', 'Cancel a trip with another person')
  @Limited('match.change')
  @Returns(contract.match)
  cancel(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.cancellation)) { reason }: contract.Cancellation,
  ) {
    return this.matches.cancel(me.id, id, reason);
  }

  @Patch(':id')
  @Operation('changeMatch', 'Change where and when you meet')
  @Limited('match.meeting')
  @Returns(contract.match)
  change(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.matchChange)) change: contract.MatchChange,
  ) {
    return this.matches.change(me.id, id, change);
  }

  @Post(':id/confirm')
  @Operation('confirmMatch', 'Confirm that you are still flying')
  @Limited('match.change')
  @Returns(contract.match)
  confirm(@Me() me: CurrentUser, @Param('id', valid(contract.matchId)) id: number) {
    return this.matches.confirm(me.id, id);
  }
}
