import { Body, Inject, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { expand, params } from '../wire/form.js';
import { isRestrictedKey } from '../wire/stripe-keys.js';
import { StripeController, StripeGet, StripePost } from '../wire/stripe-route.js';
import { newSession, VerificationSessions, type NewSession } from './sessions.js';

const found = z.object({ expand });
type Found = z.infer<typeof found>;

const path = 'identity/verification_sessions';

@StripeController()
export class SessionsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: VerificationSessions,
  ) {}

  @StripePost(path)
  create(@Body(params(newSession)) wanted: NewSession) {
    return this.sessions.create(wanted);
  }

  @StripeGet(`${path}/:id`)
  find(@Param('id') id: string, @Query(params(found)) requested: Found, @Req() request: FastifyRequest) {
    return this.sessions.find(id, requested.expand, isRestrictedKey(request, this.config));
  }

  @StripePost(`${path}/:id/cancel`)
  cancel(@Param('id') id: string) {
    return this.sessions.cancel(id);
  }

  @StripePost(`${path}/:id/redact`)
  redact(@Param('id') id: string) {
    return this.sessions.redact(id);
  }
}
