import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Authorizer } from '../../platform/http/authorized-by.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limits } from '../../platform/limits/limits.js';
import { senderOf, type Sender } from './tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    sender?: Sender;
  }
}

/** Requires a token. A cookie is not enough: a shipped release runs in every visitor's browser. */
@Injectable()
export class TokenAuthorizer implements Authorizer {
  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply) {
    request.sender = await this.bearerOf(request);
    if (request.sender) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new UnauthorizedException('This needs a token: "authorization: Bearer <token>".');
  }

  /** Undefined without an authorization header; throws on an unknown token. */
  async bearerOf(request: FastifyRequest): Promise<Sender | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const sender = await this.senderOf(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '', request);
    if (!sender) throw new UnauthorizedException('Nobody here has this token.');
    return sender;
  }

  /** Counts only unknown tokens, so that a guesser does not lock out the teams behind the same address. */
  async senderOf(token: string, request: FastifyRequest): Promise<Sender | undefined> {
    const sender = senderOf(this.config, token);
    if (!sender) await this.limits.take('team.token', { ip: clientIp(request) });
    return sender;
  }
}

/** Reading is open outside production. */
@Injectable()
export class ReadAuthorizer implements Authorizer {
  constructor(
    private readonly token: TokenAuthorizer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply) {
    if (request.headers.authorization !== undefined || this.config.appEnv === 'production')
      await this.token.authorize(request, reply);
  }
}
