import { Controller, Get, Query, Redirect } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { Route } from '../../platform/routing/route.js';
import { stopAddress, type StopAddress } from './contract.js';
import {
  changeNotifications,
  getNotifications,
  stopMailbox,
  switchByMail,
  switchMailbox,
  unsubscribe,
} from './endpoints.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Route(getNotifications)
  find(@Me() me: CurrentUser) {
    return this.notifications.find(me);
  }

  @Route(changeNotifications)
  change({ body }: Received<typeof changeNotifications>, @Me() me: CurrentUser) {
    return this.notifications.change(me, body);
  }

  @Route(switchByMail)
  turn({ body: { token, on } }: Received<typeof switchByMail>) {
    return this.notifications.turn(token, on);
  }

  @Route(unsubscribe)
  @FromElsewhere()
  @TakesForm()
  async stop({ query: { token } }: Received<typeof unsubscribe>) {
    await this.notifications.turn(token, false);
  }

  @Route(switchMailbox)
  turnMailbox({ body: { token, on } }: Received<typeof switchMailbox>) {
    return this.notifications.turnMailbox(token, on);
  }

  @Route(stopMailbox)
  @FromElsewhere()
  @TakesForm()
  async stopMailbox({ query: { token } }: Received<typeof stopMailbox>) {
    await this.notifications.turnMailbox(token, false);
  }

  @Get('api/notifications/mailbox/stop')
  @Operation('showStopMailboxPage', 'Open the page to stop mails to a mailbox')
  @Public()
  @Redirect()
  showMailbox(@Query(valid(stopAddress.partial().catch({}))) { token = '' }: Partial<StopAddress>) {
    return { url: `/stop-mail#mailbox=${token}` };
  }

  /** Mail programs without RFC 8058 open the URL; a GET must not change anything. */
  @Get('api/notifications/stop')
  @Operation('showUnsubscribePage', 'Open the page to unsubscribe')
  @Public()
  @Redirect()
  show(@Query(valid(stopAddress.partial().catch({}))) { token = '' }: Partial<StopAddress>) {
    return { url: `/stop-mail#token=${token}` };
  }
}
