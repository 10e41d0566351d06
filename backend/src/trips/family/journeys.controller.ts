import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { beginEventStream, comeBack } from '../../platform/http/event-stream.js';
import { Returns } from '../../platform/http/returns.js';
import { Streams } from '../../platform/http/streams.js';
import { clientIp, network } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { journey } from '../contract.js';
import { tokenHash } from './family-link-token.js';
import { JourneyStreams } from './journey-streams.js';
import { Journeys } from './journeys.js';

@WithoutSession()
@Controller('api/journeys/:token')
export class JourneysController {
  constructor(
    private readonly journeys: Journeys,
    private readonly streams: JourneyStreams,
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
