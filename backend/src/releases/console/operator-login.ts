import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Access } from './access.js';
import { letIn, letOut } from './operator-session.js';
import { Platform } from './release-console.js';
import { byWhom } from '../shipping/ship-request.js';

const typed = z.object({ by: byWhom.catch(''), token: z.string().trim().max(500).catch('') });

/** Where the operator comes in with a browser, and goes out again. */
@Injectable()
export class Entrance {
  private readonly log = new Logger('Releases');

  constructor(
    private readonly access: Access,
    private readonly platform: Platform,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async enter(request: FastifyRequest, reply: FastifyReply) {
    const { by, token } = typed.parse(request.body ?? {});
    const ask = (fault: string) => this.platform.ask(request, reply, { by, fault });
    if (!by) return ask('Both are needed: your name and the token.');
    const sender = await this.access.known(token, request);
    if (!sender) return ask('This is not the operator’s token.');
    if (sender.only !== undefined)
      return ask(`This is the token of ${sender.title}. It ships with npm run, and does not open this page.`);
    letIn(this.config, reply, by);
    this.log.log(`${by} entered /platform as ${sender.title}`);
    return reply.redirect('/platform', 303);
  }

  leave(reply: FastifyReply) {
    letOut(this.config, reply);
    return reply.redirect('/platform', 303);
  }
}
