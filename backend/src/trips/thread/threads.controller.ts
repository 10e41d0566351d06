import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { readMark, message, type ReadMark } from '../../messaging/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId } from '../contract.js';
import * as contract from './contract.js';
import { ThreadsService } from './threads.service.js';

@Controller('api/matches/:id/thread')
export class ThreadsController {
  constructor(private readonly threads: ThreadsService) {}

  @Get()
  @Operation('getThread', 'Read the conversation of a trip')
  @Limited('inbox.read')
  @Returns(contract.thread)
  read(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Query(valid(contract.threadSearch)) search: contract.ThreadSearch,
  ) {
    return this.threads.read(me.id, id, search);
  }

  @Post()
  @Operation('writeToThread', 'Write to everybody on a trip')
  @Limited('message.send')
  @Returns(message)
  write(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(contract.newThreadMessage)) sending: contract.NewThreadMessage,
  ) {
    return this.threads.write(me.id, id, sending);
  }

  @Post('read')
  @Operation('markThreadRead', 'Mark the conversation of a trip as read')
  @Limited('inbox.read')
  @Returns(contract.threadRead)
  markRead(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(readMark)) { upTo }: ReadMark,
  ) {
    return this.threads.markRead(me.id, id, upTo);
  }
}
