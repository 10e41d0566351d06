import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  busiestRoutes,
  flightFacts,
  flightParam,
  routeFacts,
  routeParam,
  type RouteParam,
} from './contract.js';
import { RouteReads, routeNotFound } from './route-reads.js';

@Controller('api')
export class RoutesController {
  constructor(private readonly routes: RouteReads) {}

  @Get('routes')
  @Operation('listBusiestRoutes', 'List the routes that most people fly within a month')
  @Public()
  @Limited('list.read')
  @Returns(busiestRoutes)
  busiest() {
    return this.routes.busiest();
  }

  @Get('routes/:route')
  @Operation('getRoute', 'Read how many people fly a route on which days')
  @Public()
  @Limited('list.read')
  @Returns(routeFacts)
  async route(@Param('route', valid(routeParam)) wanted: RouteParam) {
    const route = await this.routes.route(wanted);
    if (!route) throw routeNotFound();
    return route;
  }

  @Get('flights/:number')
  @Operation('getFlight', 'Read how many people are on a flight on which days')
  @Public()
  @Limited('list.read')
  @Returns(flightFacts)
  flight(@Param('number', valid(flightParam)) number: string) {
    return this.routes.flight(number);
  }
}
