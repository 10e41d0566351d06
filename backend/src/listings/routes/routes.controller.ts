import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { getFlight, getRoute, listBusiestRoutes } from './endpoints.js';
import { RouteReads, routeNotFound } from './route-reads.js';

@Controller()
export class RoutesController {
  constructor(private readonly routes: RouteReads) {}

  @Route(listBusiestRoutes)
  busiest() {
    return this.routes.busiest();
  }

  @Route(getRoute)
  async route({ params: { route: wanted } }: Received<typeof getRoute>) {
    const route = await this.routes.route(wanted);
    if (!route) throw routeNotFound();
    return route;
  }

  @Route(getFlight)
  flight({ params: { number } }: Received<typeof getFlight>) {
    return this.routes.flight(number);
  }
}
