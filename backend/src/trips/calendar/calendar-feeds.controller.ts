import { Controller } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { endCalendarFeed, getCalendarFeed, renewCalendarFeed } from './endpoints.js';

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Route(getCalendarFeed)
  find(@Me() me: CurrentUser) {
    return this.feeds.find(me.id);
  }

  @Route(renewCalendarFeed)
  renew(@Me() me: CurrentUser) {
    return this.feeds.renew(me.id);
  }

  @Route(endCalendarFeed)
  end(@Me() me: CurrentUser) {
    return this.feeds.end(me.id);
  }
}
