import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { AnsweringService } from './answering.service.js';
import { takeBackDeclinedRequest } from './endpoints.js';

@Controller()
export class TakingBackController {
  constructor(private readonly answering: AnsweringService) {}

  @Route(takeBackDeclinedRequest)
  ofRequest({ params: { id } }: Received<typeof takeBackDeclinedRequest>, @Me() me: CurrentUser) {
    return this.answering.takeBackDecline(me.id, id);
  }
}
