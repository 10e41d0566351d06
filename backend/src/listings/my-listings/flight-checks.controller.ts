import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { answerFlightCheck } from '../checks/endpoints.js';
import { FlightChecks } from './flight-checks.js';

@Controller()
export class FlightChecksController {
  constructor(private readonly checks: FlightChecks) {}

  @Route(answerFlightCheck)
  answer({ params, body }: Received<typeof answerFlightCheck>, @Me() me: CurrentUser) {
    return this.checks.answer(me, params.id, body);
  }
}
