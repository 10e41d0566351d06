import { Controller, Get, Query, Redirect, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { Route } from '../../platform/routing/route.js';
import { AlertsService } from './alerts.service.js';
import { alertStopAddress, type AlertStopAddress } from './contract.js';
import {
  changeAlert,
  confirmAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  stopAlertByMail,
  stopAlertWithOneClick,
} from './endpoints.js';
import { GuestAlertsService } from './guest-alerts.service.js';
import { StoppingService } from './stopping.service.js';

@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly guests: GuestAlertsService,
    private readonly stopping: StoppingService,
  ) {}

  @Route(createAlert)
  create(
    { body: { captchaToken, email, ...wanted } }: Received<typeof createAlert>,
    @Req() request: FastifyRequest,
    @Me() me?: CurrentUser,
  ) {
    if (me) return this.alerts.create(me, wanted, email);
    const botCheck = { action: 'alert' as const, token: captchaToken, ip: clientIp(request) };
    return this.guests.create(wanted, email, botCheck);
  }

  @Route(confirmAlert)
  confirm({ body: { id, code } }: Received<typeof confirmAlert>, @Req() request: FastifyRequest) {
    return this.guests.confirm(id, code, clientIp(request));
  }

  @Route(listAlerts)
  list(@Me() me: CurrentUser) {
    return this.alerts.list(me);
  }

  @Route(changeAlert)
  change({ params: { id }, body }: Received<typeof changeAlert>, @Me() me: CurrentUser) {
    return this.alerts.change(me, id, body);
  }

  @Route(deleteAlert)
  async remove({ params: { id } }: Received<typeof deleteAlert>, @Me() me: CurrentUser) {
    await this.alerts.remove(me, id);
  }

  @Route(stopAlertByMail)
  stop({ body: { token, all } }: Received<typeof stopAlertByMail>) {
    return this.stopping.stop(token, { all });
  }

  @Route(stopAlertWithOneClick)
  @FromElsewhere()
  @TakesForm()
  async stopWithOneClick({ query: { token } }: Received<typeof stopAlertWithOneClick>) {
    await this.stopping.stop(token);
  }

  /** Mail programs without RFC 8058 open the URL; a GET must not change anything. */
  @Get('api/alerts/stop/one-click')
  @Operation('showStopAlertPage', 'Open the page that stops an alert')
  @Public()
  @Redirect()
  show(@Query(valid(alertStopAddress.partial().catch({}))) { token = '' }: Partial<AlertStopAddress>) {
    return { url: `/stop-alert#token=${token}` };
  }
}
