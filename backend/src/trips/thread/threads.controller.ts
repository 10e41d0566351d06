import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getThread, markThreadRead, writeToThread } from './endpoints.js';
import { ThreadsService } from './threads.service.js';

@Controller()
export class ThreadsController {
  constructor(private readonly threads: ThreadsService) {}

  @Route(getThread)
  read({ params: { id }, query: search }: Received<typeof getThread>, @Me() me: CurrentUser) {
    return this.threads.read(me.id, id, search);
  }

  @Route(writeToThread)
  write({ params: { id }, body: sending }: Received<typeof writeToThread>, @Me() me: CurrentUser) {
    return this.threads.write(me.id, id, sending);
  }

  @Route(markThreadRead)
  markRead({ params: { id }, body: { upTo } }: Received<typeof markThreadRead>, @Me() me: CurrentUser) {
    return this.threads.markRead(me.id, id, upTo);
  }
}
