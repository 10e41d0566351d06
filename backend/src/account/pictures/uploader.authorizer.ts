import { HttpException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Authorizer } from '../../platform/http/authorized-by.js';
import { fromElsewhere, isForeign } from '../../platform/http/same-origin.guard.js';
import { Cookies } from '../sessions/cookies.js';
import { SessionUser } from '../sessions/session-user.js';

/** Of 8 MB each: more at once would fill the memory. */
const mostAtOnce = 8;

@Injectable()
export class UploaderAuthorizer implements Authorizer {
  private uploading = 0;

  constructor(
    private readonly cookies: Cookies,
    private readonly sessionUser: SessionUser,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Before the picture is read; the guard of all routes comes after it.
    if (isForeign(request, this.config)) throw fromElsewhere();
    const token = this.cookies.session(request);
    if (!token || !(await this.sessionUser.find(token))) throw new UnauthorizedException('Please log in');
    if (this.uploading >= mostAtOnce)
      throw new HttpException({ message: 'Too many pictures are being sent', retryAfter: 3 }, 503);
    this.uploading += 1;
    reply.raw.once('close', () => (this.uploading -= 1));
  }
}
