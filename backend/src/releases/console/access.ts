import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { formTypes } from '../../platform/http/forms.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limits } from '../../platform/limits/limits.js';
import { isFromUs } from '../../platform/http/own-origin.js';
import { operatorIn } from './operator-session.js';
import { senderOf, type Sender } from '../shipping/tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    sender?: Sender;
  }
}

/** Whoever looks at /platform where it is open to all: on a developer's machine, in a demo. */
const anybody: Sender = { title: 'somebody on /platform', by: 'somebody on /platform' };

/** Who may ship, and who may press the buttons of /platform; decided before the body of a request is read. */
@Injectable()
export class Access {
  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A token and nothing else: what is shipped runs in everybody's browser. */
  byToken = async (request: FastifyRequest, reply: FastifyReply) => {
    request.sender = await this.bearer(request);
    if (!request.sender) throw unauthorized(reply, 'This needs a token: "authorization: Bearer <token>".');
  };

  /** A token, or a form of /platform from a browser that may use it. */
  byTokenOrForm = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== undefined || !isForm(request)) return this.byToken(request, reply);
    this.demandOwnForm(request);
    request.sender = this.visitor(request);
  };

  /** Reading is open outside production. */
  byAnyToken = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== undefined || this.config.appEnv === 'production')
      return this.byToken(request, reply);
  };

  /** Forms can be sent by any page; these only by ours. */
  byOwnForm = async (request: FastifyRequest) => this.demandOwnForm(request);

  /** The page itself: the operator's, by cookie or token. */
  toLook = async (request: FastifyRequest) => {
    const sender = (await this.bearer(request)) ?? this.visitor(request);
    if (!sender?.only) request.sender = sender;
  };

  /** Whose token this is. A wrong one is counted; a right one always works, whoever else guesses at its address. */
  async known(token: string, request: FastifyRequest): Promise<Sender | undefined> {
    const sender = senderOf(this.config, token);
    if (!sender) await this.limits.take('team.token', { ip: clientIp(request) });
    return sender;
  }

  private async bearer(request: FastifyRequest): Promise<Sender | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const sender = await this.known(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '', request);
    if (!sender) throw new UnauthorizedException('Nobody here has this token.');
    return sender;
  }

  private visitor(request: FastifyRequest): Sender | undefined {
    const known = operatorIn(this.config, request);
    return known ?? (this.config.appEnv === 'production' ? undefined : anybody);
  }

  private demandOwnForm(request: FastifyRequest) {
    if (!isFromUs(request, this.config)) throw new ForbiddenException('This must be sent from our own pages');
  }
}

function unauthorized(reply: FastifyReply, words: string) {
  void reply.header('www-authenticate', 'Bearer');
  return new UnauthorizedException(words);
}

/** Whoever sends a form wants a page as the answer. */
export const isForm = ({ headers }: FastifyRequest) =>
  formTypes.some((type) => headers['content-type']?.startsWith(type));
