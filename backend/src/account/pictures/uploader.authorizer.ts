import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { Authorizer } from '../../platform/http/authorized-by.js';
import { fromElsewhere, isForeign } from '../../platform/http/same-origin.guard.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits } from '../../platform/limits/limits.js';
import { Cookies } from '../sessions/cookies.js';
import { SessionUser } from '../sessions/session-user.js';
import { UploadPlaces, type Refusal, type Uploader } from './upload-places.js';

/** Slows down senders of broken pictures, who would fill the memory at the speed of their network. */
const msAfterRefusal = 300;

const refusals: Record<Refusal, string> = {
  own: 'You are sending too many pictures at once',
  address: 'Too many people on your network are sending pictures',
  all: 'Too many pictures are being sent',
};
/** The server is at fault only when it is full. */
const statusOf = (refusal: Refusal) => (refusal === 'all' ? 503 : 429);

@Injectable()
export class UploaderAuthorizer implements Authorizer {
  /** By the person who sends them, with the pauses after refusals. */
  private readonly uploads = new Map<number, Set<Promise<void>>>();
  private readonly places = new UploadPlaces();

  constructor(
    private readonly cookies: Cookies,
    private readonly limits: Limits,
    private readonly sessionUser: SessionUser,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Before the picture is read; the guard of all routes comes after it.
    if (isForeign(request, this.config)) throw fromElsewhere();
    const token = this.cookies.session(request);
    const user = token ? await this.sessionUser.find(token) : null;
    if (!user) throw new UnauthorizedException('Please log in');
    await this.turnOf(user, clientIp(request), reply);
  }

  /** One body after the other of each person: the next one waits in the network, where it costs us nothing. */
  private async turnOf(user: CurrentUser, ip: string, { raw }: FastifyReply): Promise<void> {
    const trust = trustOf(user);
    const uploader = { id: user.id, ip, isNew: trust === 'new' };
    const mine = this.uploads.get(user.id) ?? new Set();
    const refusal = this.places.refusalFor(uploader);
    if (refusal) throw new HttpException({ message: refusals[refusal], retryAfter: 3 }, statusOf(refusal));
    const earlier = [...mine];
    const upload = this.upload(uploader, raw);
    this.uploads.set(user.id, mine.add(upload));
    void upload.then(() => {
      mine.delete(upload);
      if (mine.size === 0) this.uploads.delete(user.id);
    });
    // With the place, so that bodies that never end and broken pictures count too.
    await this.limits.take('picture.upload', { ip, account: user.person, trust });
    await Promise.all(earlier);
  }

  private async upload(uploader: Uploader, reply: ServerResponse): Promise<void> {
    const leave = this.places.take(uploader);
    if (!reply.closed) await new Promise((resolve) => reply.once('close', resolve));
    leave();
    const wasAccepted = reply.writableFinished && reply.statusCode < 400;
    if (!wasAccepted) await pause(msAfterRefusal, undefined, { ref: false });
  }
}
