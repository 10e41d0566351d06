import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { beginEventStream, comeBack } from '../../platform/http/event-stream.js';
import { Streams } from '../../platform/http/streams.js';
import { valid } from '../../platform/http/valid.js';
import { offered } from '../../platform/language/languages.js';
import { clientIp, network } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { liveEvent, type StreamSearch, streamSearch } from '../contract.js';
import { FanOut } from './fan-out.js';
import { OpenStreams } from './open-streams.js';
import { Stream } from './stream.js';

@Controller('api/messages')
export class StreamController {
  constructor(
    private readonly fanOut: FanOut,
    private readonly streams: OpenStreams,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('stream')
  @Operation('streamEvents', 'Follow your messages live')
  @Streams(liveEvent)
  stream(
    @Me() me: CurrentUser,
    @Query(valid(streamSearch)) { after, language }: StreamSearch,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const reader = {
      userId: me.id,
      sessionId: me.sessionId,
      network: network(clientIp(request)),
      language: offered(this.config, language),
    };
    this.streams.expectCapacity(reader);
    const response = beginEventStream(request, reply);
    if (response.writableEnded) return;
    response.write(comeBack());
    const last = lastEventId === undefined ? (after ?? null) : idOf(lastEventId);
    this.fanOut.begin(new Stream(reader, response, last));
  }
}

/** An id that is not ours makes the page start over. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER);
