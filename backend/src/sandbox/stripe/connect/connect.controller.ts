import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { line } from '../../../platform/contract.js';
import { Public } from '../../../platform/http/access.js';
import { TakesForm } from '../../../platform/http/forms.js';
import { valid } from '../../../platform/http/valid.js';
import { SiteStyle } from '../../inbox/site-style.js';
import { AccountLinks } from './account-links.js';
import { bankChoice } from './account-object.js';
import { Accounts } from './accounts.js';
import { newCall } from '../wire/call.js';
import { connectPage, lostPage, type ConnectPage } from './connect-page.js';
import { SandboxStripeGuard } from '../wire/sandbox-stripe.guard.js';
import { StripeTransaction } from '../wire/stripe-transaction.js';

const connectForm = z.object({ name: line.max(100).default(''), bank: bankChoice });
type ConnectForm = z.infer<typeof connectForm>;

/** The form-action policy also covers the redirect after the form. */
const policy = (returnUrl?: string) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; ` +
  `frame-ancestors 'none'; form-action 'self' ${returnUrl ? new URL(returnUrl).origin : ''}`;

@Public()
@UseGuards(SandboxStripeGuard)
@Controller('sandbox/stripe/connect')
export class ConnectController {
  constructor(
    private readonly links: AccountLinks,
    private readonly accounts: Accounts,
    private readonly siteStyle: SiteStyle,
    private readonly transaction: StripeTransaction,
  ) {}

  @Get(':token')
  async page(@Param('token') token: string, @Res() reply: FastifyReply) {
    const link = await this.links.visit(token);
    if (!link) return this.lost(reply);
    if (!link.isFresh) return reply.redirect(link.refreshUrl, 303);
    return this.show(reply, 200, { token, returnUrl: link.returnUrl });
  }

  @Post(':token')
  @TakesForm()
  async connect(
    @Param('token') token: string,
    @Body(valid(connectForm)) { name, bank }: ConnectForm,
    @Res() reply: FastifyReply,
  ) {
    const link = await this.links.visited(token);
    if (!link) return this.lost(reply);
    const { accountId, returnUrl, refreshUrl, isOpen } = link;
    if (!isOpen) return reply.redirect(refreshUrl, 303);
    if (!name) return this.show(reply, 400, { token, returnUrl, fault: 'Please enter your name' });
    await this.transaction.run(newCall(), () => this.accounts.onboard(accountId, bank));
    return reply.redirect(returnUrl, 303);
  }

  private async show(reply: FastifyReply, status: number, page: ConnectPage) {
    return this.send(reply, status, connectPage(page, await this.siteStyle.addresses()), page.returnUrl);
  }

  private async lost(reply: FastifyReply) {
    return this.send(reply, 404, lostPage(await this.siteStyle.addresses()));
  }

  private send(reply: FastifyReply, status: number, page: string, returnUrl?: string) {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy(returnUrl), 'cache-control': 'no-store' })
      .send(page);
  }
}
