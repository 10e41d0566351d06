import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Authorizer } from '../../platform/http/authorized-by.js';
import { fromElsewhere, isForeign } from '../../platform/http/same-origin.guard.js';
import { Cookies } from '../sessions/cookies.js';
import { SessionUser } from '../sessions/session-user.js';

const mostPeople = 8;
const mostOfOnePerson = 5;
/** Somebody who sends broken pictures as fast as the network lets them would fill the memory. */
const msAfterRefusal = 300;

@Injectable()
export class UploaderAuthorizer implements Authorizer {
  /** By the person who sends them, with the pauses after refusals. */
  private readonly uploads = new Map<number, Set<Promise<void>>>();
  /** Of each person who sends one now. */
  private readonly bodies = new Map<number, number>();

  constructor(
    private readonly cookies: Cookies,
    private readonly sessionUser: SessionUser,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Before the picture is read; the guard of all routes comes after it.
    if (isForeign(request, this.config)) throw fromElsewhere();
    const token = this.cookies.session(request);
    const user = token ? await this.sessionUser.find(token) : null;
    if (!user) throw new UnauthorizedException('Please log in');
    await this.turnOf(user.id, reply);
  }

  /** One body after the other of each person: the next one waits in the network, where it costs us nothing. */
  private async turnOf(userId: number, { raw }: FastifyReply): Promise<void> {
    const mine = this.uploads.get(userId) ?? new Set();
    const ownBodies = this.bodies.get(userId) ?? 0;
    const isFull = ownBodies === 0 ? this.bodies.size >= mostPeople : ownBodies >= mostOfOnePerson;
    if (isFull) throw new HttpException({ message: 'Too many pictures are being sent', retryAfter: 3 }, 503);
    const earlier = [...mine];
    const upload = this.upload(userId, raw);
    this.uploads.set(userId, mine.add(upload));
    void upload.then(() => {
      mine.delete(upload);
      if (mine.size === 0) this.uploads.delete(userId);
    });
    await Promise.all(earlier);
  }

  private async upload(userId: number, reply: ServerResponse): Promise<void> {
    this.bodies.set(userId, (this.bodies.get(userId) ?? 0) + 1);
    if (!reply.closed) await new Promise((resolve) => reply.once('close', resolve));
    const left = (this.bodies.get(userId) ?? 0) - 1;
    if (left > 0) this.bodies.set(userId, left);
    else this.bodies.delete(userId);
    const wasAccepted = reply.writableFinished && reply.statusCode < 400;
    if (!wasAccepted) await pause(msAfterRefusal, undefined, { ref: false });
  }
}
