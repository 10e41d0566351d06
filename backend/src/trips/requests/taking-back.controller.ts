import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { MatchesService } from '../matches.service.js';
import { AnsweringService } from './answering.service.js';
import { takeBackDeclinedMatch, takeBackDeclinedRequest } from './endpoints.js';

@Controller()
export class TakingBackController {
  constructor(
    private readonly answering: AnsweringService,
    private readonly matches: MatchesService,
  ) {}

  @Route(takeBackDeclinedRequest)
  ofRequest({ params: { id } }: Received<typeof takeBackDeclinedRequest>, @Me() me: CurrentUser) {
    return this.answering.takeBackDecline(me.id, id);
  }

  @Route(takeBackDeclinedMatch)
  ofMatch({ params: { id } }: Received<typeof takeBackDeclinedMatch>, @Me() me: CurrentUser) {
    return this.matches.takeBackDecline(me.id, id);
  }
}
