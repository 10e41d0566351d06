import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { countUnseenNotifications, listNotifications, markNotificationsSeen } from './endpoints.js';
import { NewsListService } from './news-list.service.js';

@Controller()
export class NewsController {
  constructor(private readonly news: NewsListService) {}

  @Route(listNotifications)
  list({ query: { before } }: Received<typeof listNotifications>, @Me() me: CurrentUser) {
    return this.news.list(me, before);
  }

  @Route(countUnseenNotifications)
  countUnseen(@Me() me: CurrentUser) {
    return this.news.countUnseen(me);
  }

  @Route(markNotificationsSeen)
  markSeen({ body: { upTo } }: Received<typeof markNotificationsSeen>, @Me() me: CurrentUser) {
    return this.news.markSeen(me, upTo);
  }
}
