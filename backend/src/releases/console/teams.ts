import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Refusal } from '../store/release-store.js';
import { Access, isForm } from './access.js';
import { actions, Changes, type Action } from '../shipping/shipping.service.js';
import { Entrance } from './operator-login.js';
import { outcome } from './history.js';
import { leaveNotice, type Notice } from './flash-message.js';
import { pageStyle } from './page-style.js';
import { Platform } from './release-console.js';

/** A build with all its files; everything else that is sent to us is small. */
const largestShipment = 50 * 1024 * 1024;
const takesForm = { takesForm: true } as const;
const takesFiles = { takesFiles: true } as const;

/** What teams do with a running site: their tools over the wire, and people on /platform. */
@Injectable()
export class Teams {
  constructor(
    private readonly access: Access,
    private readonly changes: Changes,
    private readonly entrance: Entrance,
    private readonly platform: Platform,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  serve(server: FastifyInstance) {
    const { byAnyToken, byToken, byTokenOrForm, byOwnForm, toLook } = this.access;
    server.get('/platform', { onRequest: toLook }, (request, reply) => this.platform.show(request, reply));
    server.get('/platform/', (_request, reply) => reply.redirect('/platform', 308));
    server.get('/platform/page.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(pageStyle),
    );
    server.get('/platform/releases', { onRequest: byAnyToken }, async (_request, reply) =>
      answer(reply, await this.changes.channels()),
    );
    server.post(
      '/platform/ship',
      { onRequest: byToken, bodyLimit: largestShipment, config: takesFiles },
      (request, reply) =>
        refusing(request, reply, async () =>
          answer(reply, await this.changes.ship(request.sender!, request.body)),
        ),
    );
    for (const action of actions)
      server.post(`/platform/${action}`, { onRequest: byTokenOrForm, config: takesForm }, (request, reply) =>
        isForm(request) ? this.press(action, request, reply) : this.step(action, request, reply),
      );
    server.post('/platform/enter', { onRequest: byOwnForm, config: takesForm }, (request, reply) =>
      this.entrance.enter(request, reply),
    );
    server.post('/platform/leave', { onRequest: byOwnForm, config: takesForm }, (_request, reply) =>
      this.entrance.leave(reply),
    );
  }

  private step(action: Action, request: FastifyRequest, reply: FastifyReply) {
    return refusing(request, reply, async () =>
      answer(reply, { channels: await this.changes.step(request.sender!, action, request.body) }),
    );
  }

  /** The same from a button: whoever pressed it reads on the page what became of it. */
  private async press(action: Action, request: FastifyRequest, reply: FastifyReply) {
    const { sender } = request;
    const lost = 'You were not known here any more, so nothing was changed. Please enter again.';
    if (!sender) return this.platform.ask(request, reply, { notice: lost });
    const notice = await this.changes.step(sender, action, request.body).then(
      ({ history: [change] }): Notice => ({ isGood: true, sentences: change ? [outcome(change)] : [] }),
      (error: unknown): Notice => ({ isGood: false, sentences: refusalIn(error) }),
    );
    leaveNotice(this.config, reply, notice);
    return reply.redirect('/platform', 303);
  }
}

function refusalIn(error: unknown): string[] {
  if (error instanceof Refusal) return error.sentences;
  throw error;
}

const answer = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);

async function refusing(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const issues = refusalIn(error);
    const message = 'This was refused, and nothing that visitors get was changed.';
    return answer(reply.code(422), { message, issues, requestId: request.id });
  }
}
