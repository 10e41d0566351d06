import { Controller, Get, NotFoundException, Query, Req, Res, SetMetadata } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Received } from '../../platform/endpoints.js';
import { Public } from '../../platform/http/access.js';
import { ANSWER, type Answer } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { Route } from '../../platform/routing/route.js';
import { airports } from '../contract.js';
import { AirportList, bestEncoding } from './airport-list.js';
import { airportsNamed } from './city-names.js';
import { listAirportsNamed } from './endpoints.js';

const airportsSearch = z.strictObject({ v: z.string().optional() });

const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
const aYear = 'public, max-age=31536000, immutable';

@Controller()
export class AirportsController {
  constructor(private readonly airports: AirportList) {}

  /** Not parsed at run time, because the response never changes. A test checks it by the contract. */
  @Get('api/airports')
  @Operation('listAirports', 'List all airports')
  @Public()
  @SetMetadata(ANSWER, { schema: airports, status: 200 } satisfies Answer)
  async list(
    @Query(valid(airportsSearch)) { v }: z.infer<typeof airportsSearch>,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { version, text } = this.airports;
    const etag = `W/"${version}"`;
    void reply.headers({ 'cache-control': v === version ? aYear : aDay, etag, vary: 'accept-encoding' });
    if (headers['if-none-match']?.includes(version)) {
      void reply.code(304);
      return;
    }
    void reply.type('application/json; charset=utf-8');
    const encoding = bestEncoding(headers['accept-encoding']);
    if (!encoding) return text;
    void reply.header('content-encoding', encoding);
    return this.airports.packed(encoding);
  }

  @Route(listAirportsNamed)
  named({ params: { name } }: Received<typeof listAirportsNamed>) {
    const found = airportsNamed(name);
    if (!found.length) throw new NotFoundException('We know no such place');
    return found;
  }
}
