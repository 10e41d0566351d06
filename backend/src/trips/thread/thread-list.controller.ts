import { Controller } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { listThreads } from './endpoints.js';
import { ThreadListService } from './thread-list.service.js';

/** Not below `api/matches`, where the last release takes every word for a number: its refusal would be a 400. */
@Controller()
export class ThreadListController {
  constructor(private readonly threads: ThreadListService) {}

  @Route(listThreads)
  list(@Me() me: CurrentUser) {
    return this.threads.list(me.id);
  }
}
