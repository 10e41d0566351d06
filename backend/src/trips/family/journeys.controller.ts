import { Body, Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { Public, WithoutSession } from '../../platform/http/access.js';
import { beginEventStream, comeBack } from '../../platform/http/event-stream.js';
import { Returns } from '../../platform/http/returns.js';
import { Streams } from '../../platform/http/streams.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp, network } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { journey, newViewer, type NewViewer } from './contract.js';
import { tokenHash } from './family-link-token.js';
import { JourneyStreams } from './journey-streams.js';
import { Journeys } from './journeys.js';
import { Viewers } from './viewers.js';

@WithoutSession()
@Controller('api/journeys/:token')
export class JourneysController {
  constructor(
    private readonly journeys: Journeys,
    private readonly streams: JourneyStreams,
    private readonly viewers: Viewers,
  ) {}

  @Get()
  @Operation('getJourney', 'Follow a trip by its family link')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @Limited('journey.read')
  @Returns(journey)
  async find(@Param('token') token: string) {
    return (await this.journeys.expect(token)).journey;
  }

  @Post('seen')
  @Public()
  @Operation('addJourneyViewer', 'Tell the family that you have looked')
  @Returns(done)
  async addViewer(
    @Param('token') token: string,
    @Body(valid(newViewer)) { name }: NewViewer,
    @Req() request: FastifyRequest,
  ) {
    await this.viewers.add(token, name, clientIp(request));
    return { done: true as const };
  }

  @Get('stream')
  @Operation('streamJourney', 'Follow a trip live by its family link')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @Limited('journey.read')
  @Streams(journey)
  async stream(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { matchId } = await this.journeys.expect(token);
    const address = network(clientIp(request));
    this.streams.expectCapacity(address);
    const response = beginEventStream(request, reply);
    if (response.writableEnded) return;
    response.write(comeBack());
    await this.streams.add({ hash: tokenHash(token), matchId, address, response });
  }
}
