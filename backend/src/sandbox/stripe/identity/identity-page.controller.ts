import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { line } from '../../../platform/contract.js';
import { Public } from '../../../platform/http/access.js';
import { TakesForm } from '../../../platform/http/forms.js';
import { valid } from '../../../platform/http/valid.js';
import { SiteStyle } from '../../inbox/site-style.js';
import { newCall } from '../wire/call.js';
import { SandboxStripeGuard } from '../wire/sandbox-stripe.guard.js';
import { StripeTransaction } from '../wire/stripe-transaction.js';
import { endingName, endingOf } from './endings.js';
import { endedPage, identityPage } from './identity-page.js';
import { VerificationSessions } from './sessions.js';

const endForm = z.object({ firstName: line.max(100).default(''), ending: endingName });
type EndForm = z.infer<typeof endForm>;

/** The form-action policy also covers the redirect after the form. */
const policy = (returnUrl?: string) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; ` +
  `frame-ancestors 'none'; form-action 'self' ${returnUrl ? new URL(returnUrl).origin : ''}`;

@Public()
@UseGuards(SandboxStripeGuard)
@Controller('sandbox/stripe/identity')
export class IdentityPageController {
  constructor(
    private readonly sessions: VerificationSessions,
    private readonly siteStyle: SiteStyle,
    private readonly transaction: StripeTransaction,
  ) {}

  @Get(':id/:secret')
  async page(@Param('id') id: string, @Param('secret') secret: string, @Res() reply: FastifyReply) {
    const session = await this.sessions.visit(id, secret);
    if (session?.status !== 'requires_input') return this.ended(reply);
    const { returnUrl } = session.sandbox;
    const address = `/sandbox/stripe/identity/${id}/${secret}`;
    const page = identityPage({ address, returnUrl }, await this.siteStyle.addresses());
    return this.send(reply, 200, page, returnUrl);
  }

  @Post(':id/:secret')
  @TakesForm()
  async end(
    @Param('id') id: string,
    @Param('secret') secret: string,
    @Body(valid(endForm)) { firstName, ending }: EndForm,
    @Res() reply: FastifyReply,
  ) {
    const session = await this.sessions.visit(id, secret);
    if (session?.status !== 'requires_input') return this.ended(reply);
    await this.transaction.run(newCall(), () => this.sessions.finish(id, endingOf(ending, firstName)));
    return reply.redirect(session.sandbox.returnUrl, 303);
  }

  private async ended(reply: FastifyReply) {
    return this.send(reply, 404, endedPage(await this.siteStyle.addresses()));
  }

  private send(reply: FastifyReply, status: number, page: string, returnUrl?: string) {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy(returnUrl), 'cache-control': 'no-store' })
      .send(page);
  }
}
