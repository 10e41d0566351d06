import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Readiness } from '../observe/readiness.js';
import { Requests } from '../observe/requests.js';

const closeTimeoutMs = 15_000;

@Injectable()
export class Lifecycle {
  private shutdown: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
    private readonly requests: Requests,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /** Idempotent: Ctrl-C reaches a server both from the terminal and from npm. */
  shutDown(close: () => Promise<void>): Promise<void> {
    return (this.shutdown ??= this.finish(close));
  }

  private async finish(close: () => Promise<void>) {
    this.readiness.stop();
    this.requests.closeConnections();
    await pause(this.config.drainSeconds * 1_000);
    await this.requests.endStreams();
    const cut = setTimeout(
      () => this.host.httpAdapter.getInstance().server.closeAllConnections(),
      closeTimeoutMs,
    );
    await close();
    clearTimeout(cut);
  }
}
