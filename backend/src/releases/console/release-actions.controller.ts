import { applyDecorators, Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';
import { AuthorizedBy } from '../../platform/http/authorized-by.js';
import { TakesFormOrJson } from '../../platform/http/forms.js';
import { Sends } from '../../platform/http/returns.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { Operation } from '../../platform/openapi/operation.js';
import { changedChannels, releaseActionForm } from '../shipping/contract.js';
import { RefusalFilter } from '../shipping/refusal.filter.js';
import { ShippingService, type ReleaseAction } from '../shipping/shipping.service.js';
import { Refusal } from '../store/refusal.js';
import { isForm, TokenOrFormAuthorizer } from './authorizers.js';
import { setFlashMessage, type FlashMessage } from './flash-message.js';
import { outcomeOf } from './history.js';
import { ReleaseConsole } from './release-console.js';

const sessionExpired = 'You were not known here any more, so nothing was changed. Please enter again.';

const ActionRoute = (action: ReleaseAction) =>
  applyDecorators(
    Post(action),
    AuthorizedBy(TokenOrFormAuthorizer),
    FromElsewhere(),
    TakesFormOrJson(),
    Sends(changedChannels),
  );

@WithoutSession()
@UseFilters(RefusalFilter)
@Controller('platform')
export class ReleaseActionsController {
  constructor(
    private readonly shipping: ShippingService,
    private readonly console: ReleaseConsole,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ActionRoute('promote')
  @Operation('promoteRelease', 'Give the canary to everyone')
  promote(
    @Req() request: FastifyRequest,
    @Body({ schema: releaseActionForm }) body: unknown,
    @Res() reply: FastifyReply,
  ) {
    return this.perform('promote', request, body, reply);
  }

  @ActionRoute('withdraw')
  @Operation('withdrawRelease', 'Give the canary to nobody')
  withdraw(
    @Req() request: FastifyRequest,
    @Body({ schema: releaseActionForm }) body: unknown,
    @Res() reply: FastifyReply,
  ) {
    return this.perform('withdraw', request, body, reply);
  }

  @ActionRoute('rollback')
  @Operation('rollBackRelease', 'Go back to the release before')
  rollback(
    @Req() request: FastifyRequest,
    @Body({ schema: releaseActionForm }) body: unknown,
    @Res() reply: FastifyReply,
  ) {
    return this.perform('rollback', request, body, reply);
  }

  private async perform(action: ReleaseAction, request: FastifyRequest, body: unknown, reply: FastifyReply) {
    if (isForm(request)) return this.performFromPage(action, request, body, reply);
    const channels = await this.shipping.perform(action, request.sender!, body);
    return reply.header('cache-control', 'no-store').send({ channels });
  }

  private async performFromPage(
    action: ReleaseAction,
    request: FastifyRequest,
    body: unknown,
    reply: FastifyReply,
  ) {
    if (!request.sender) return this.console.showLogin(request, reply, { notice: sessionExpired });
    const message = await this.shipping.perform(action, request.sender, body).then(
      ({ history: [change] }): FlashMessage => ({
        isGood: true,
        sentences: change ? [outcomeOf(change)] : [],
      }),
      (error: unknown): FlashMessage => {
        if (error instanceof Refusal) return { isGood: false, sentences: error.sentences };
        throw error;
      },
    );
    setFlashMessage(this.config, reply, message);
    return reply.redirect('/platform', 303);
  }
}
