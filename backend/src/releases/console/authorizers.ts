import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Authorizer } from '../../platform/http/authorized-by.js';
import { formTypes } from '../../platform/http/forms.js';
import { isFromOwnOrigin } from '../../platform/http/own-origin.js';
import { TokenAuthorizer } from '../shipping/token.authorizer.js';
import type { Sender } from '../shipping/tokens.js';
import { operatorOf } from './operator-session.js';

const anonymous: Sender = { title: 'somebody on /platform', by: 'somebody on /platform' };

const senderOfBrowser = (config: Config, request: FastifyRequest): Sender | undefined =>
  operatorOf(config, request) ?? (config.appEnv === 'production' ? undefined : anonymous);

export const isForm = ({ headers }: FastifyRequest) =>
  formTypes.some((type) => headers['content-type']?.startsWith(type));

@Injectable()
export class OwnFormAuthorizer implements Authorizer {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async authorize(request: FastifyRequest) {
    if (!isFromOwnOrigin(request, this.config))
      throw new ForbiddenException('This must be sent from our own pages');
  }
}

@Injectable()
export class TokenOrFormAuthorizer implements Authorizer {
  constructor(
    private readonly token: TokenAuthorizer,
    private readonly ownForm: OwnFormAuthorizer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply) {
    if (request.headers.authorization !== undefined || !isForm(request))
      return this.token.authorize(request, reply);
    await this.ownForm.authorize(request);
    request.sender = senderOfBrowser(this.config, request);
  }
}

/** The console shows a login to everyone but the operator, teams included. */
@Injectable()
export class ConsoleAuthorizer implements Authorizer {
  constructor(
    private readonly token: TokenAuthorizer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest) {
    const sender = (await this.token.bearerOf(request)) ?? senderOfBrowser(this.config, request);
    if (!sender?.onlyName) request.sender = sender;
  }
}
