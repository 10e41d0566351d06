import { Body, Controller, Get, Patch, Post, Query, Redirect } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { Returns } from '../../platform/http/returns.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import * as contract from './contract.js';
import { NotificationsService } from './notifications.service.js';

@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Operation('getNotifications', 'Read which mails you get')
  @Returns(contract.notifications)
  find(@Me() me: CurrentUser) {
    return this.notifications.find(me);
  }

  @Patch()
  @Operation('changeNotifications', 'Choose which mails you get')
  @Returns(contract.notifications)
  change(
    @Me() me: CurrentUser,
    @Body(valid(contract.notificationsChange)) change: contract.NotificationsChange,
  ) {
    return this.notifications.change(me, change);
  }

  @Post('by-mail')
  @Operation('switchByMail', 'Switch a kind of mail by a link in a mail')
  @Public()
  @Limited('mail.stop')
  @Returns(contract.mailSwitchAnswer)
  turn(@Body(valid(contract.mailSwitch)) { token, on }: contract.MailSwitch) {
    return this.notifications.turn(token, on);
  }

  @Post('stop')
  @Operation('unsubscribe', 'Unsubscribe with one click')
  @Public()
  @FromElsewhere()
  @TakesForm()
  @Limited('mail.stop')
  @Returns(done)
  async stop(
    @Body(valid(contract.oneClick)) _: contract.OneClick,
    @Query(valid(contract.stopAddress)) { token }: contract.StopAddress,
  ) {
    await this.notifications.turn(token, false);
    return { done: true as const };
  }

  @Post('mailbox')
  @Operation('switchMailbox', 'Stop or allow mails to a mailbox')
  @Public()
  @Limited('mail.stop')
  @Returns(contract.mailboxSwitchAnswer)
  turnMailbox(@Body(valid(contract.mailboxSwitch)) { token, on }: contract.MailboxSwitch) {
    return this.notifications.turnMailbox(token, on);
  }

  @Post('mailbox/stop')
  @Operation('stopMailbox', 'Stop mails to a mailbox with one click')
  @Public()
  @FromElsewhere()
  @TakesForm()
  @Limited('mail.stop')
  @Returns(done)
  async stopMailbox(
    @Body(valid(contract.oneClick)) _: contract.OneClick,
    @Query(valid(contract.stopAddress)) { token }: contract.StopAddress,
  ) {
    await this.notifications.turnMailbox(token, false);
    return { done: true as const };
  }

  @Get('mailbox/stop')
  @Operation('showStopMailboxPage', 'Open the page to stop mails to a mailbox')
  @Public()
  @Redirect()
  showMailbox(
    @Query(valid(contract.stopAddress.partial().catch({}))) { token = '' }: Partial<contract.StopAddress>,
  ) {
    return { url: `/stop-mail#mailbox=${token}` };
  }

  /** Mail programs without RFC 8058 open the URL; a GET must not change anything. */
  @Get('stop')
  @Operation('showUnsubscribePage', 'Open the page to unsubscribe')
  @Public()
  @Redirect()
  show(
    @Query(valid(contract.stopAddress.partial().catch({}))) { token = '' }: Partial<contract.StopAddress>,
  ) {
    return { url: `/stop-mail#token=${token}` };
  }
}
