import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Redirect, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { Returns } from '../../platform/http/returns.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { oneClick, type OneClick } from '../../account/notifications/contract.js';
import * as contract from './contract.js';
import { AlertsService } from './alerts.service.js';
import { GuestAlertsService } from './guest-alerts.service.js';
import { StoppingService } from './stopping.service.js';

@Controller('api/alerts')
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly guests: GuestAlertsService,
    private readonly stopping: StoppingService,
  ) {}

  @Post()
  @Operation('createAlert', 'Ask to be told when somebody is found')
  @Public()
  @Returns(contract.createdAlert)
  create(
    @Body(valid(contract.newAlert)) { captchaToken, email, ...wanted }: contract.NewAlert,
    @Req() request: FastifyRequest,
    @Me() me?: CurrentUser,
  ) {
    if (me) return this.alerts.create(me, wanted, email);
    const botCheck = { action: 'alert' as const, token: captchaToken, ip: clientIp(request) };
    return this.guests.create(wanted, email, botCheck);
  }

  @Post('confirm')
  @Operation('confirmAlert', 'Confirm the alert of a guest by its code')
  @Public()
  @Returns(contract.alert)
  confirm(
    @Body(valid(contract.alertConfirmation)) { id, code }: contract.AlertConfirmation,
    @Req() request: FastifyRequest,
  ) {
    return this.guests.confirm(id, code, clientIp(request));
  }

  @Get()
  @Operation('listAlerts', 'List your alerts')
  @Returns(contract.alerts)
  list(@Me() me: CurrentUser) {
    return this.alerts.list(me);
  }

  @Patch(':id')
  @Operation('changeAlert', 'Change how you are told, or pause')
  @Limited('alert.change')
  @Returns(contract.alert)
  change(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.alertId)) id: number,
    @Body(valid(contract.alertChange)) change: contract.AlertChange,
  ) {
    return this.alerts.change(me, id, change);
  }

  @Delete(':id')
  @Operation('deleteAlert', 'Stop an alert')
  @Returns(done)
  async remove(@Me() me: CurrentUser, @Param('id', valid(contract.alertId)) id: number) {
    await this.alerts.remove(me, id);
    return { done: true as const };
  }

  @Post('stop')
  @Operation('stopAlertByMail', 'Stop alerts by the link in a mail')
  @Public()
  @Limited('mail.stop')
  @Returns(contract.stoppedAlerts)
  stop(@Body(valid(contract.alertStop)) { token, all }: contract.AlertStop) {
    return this.stopping.stop(token, { all });
  }

  @Post('stop/one-click')
  @Operation('stopAlertWithOneClick', 'Stop alerts with one click')
  @Public()
  @FromElsewhere()
  @TakesForm()
  @Limited('mail.stop')
  @Returns(done)
  async stopWithOneClick(
    @Body(valid(oneClick)) _: OneClick,
    @Query(valid(contract.alertStopAddress)) { token }: contract.AlertStopAddress,
  ) {
    await this.stopping.stop(token);
    return { done: true as const };
  }

  /** Mail programs without RFC 8058 open the URL; a GET must not change anything. */
  @Get('stop/one-click')
  @Operation('showStopAlertPage', 'Open the page that stops an alert')
  @Public()
  @Redirect()
  show(
    @Query(valid(contract.alertStopAddress.partial().catch({})))
    { token = '' }: Partial<contract.AlertStopAddress>,
  ) {
    return { url: `/stop-alert#token=${token}` };
  }
}
