import { Controller, Get } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { threads } from './contract.js';
import { ThreadListService } from './thread-list.service.js';

/** Not below `api/matches`, where the last release takes every word for a number: its refusal would be a 400. */
@Controller('api/threads')
export class ThreadListController {
  constructor(private readonly threads: ThreadListService) {}

  @Get()
  @Operation('listThreads', 'List the conversations of your trips')
  @Limited('inbox.read')
  @Returns(threads)
  list(@Me() me: CurrentUser) {
    return this.threads.list(me.id);
  }
}
