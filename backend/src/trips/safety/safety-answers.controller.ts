import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getPartedTrip, getSafetyAnswer, saveSafetyAnswer } from './endpoints.js';
import { SafetyAnswersService } from './safety-answers.service.js';

@Controller()
export class SafetyAnswersController {
  constructor(private readonly answers: SafetyAnswersService) {}

  @Route(getSafetyAnswer)
  find({ params: { id } }: Received<typeof getSafetyAnswer>, @Me() me: CurrentUser) {
    return this.answers.find(me.id, id);
  }

  @Route(saveSafetyAnswer)
  save({ params: { id }, body: answer }: Received<typeof saveSafetyAnswer>, @Me() me: CurrentUser) {
    return this.answers.save(me.id, id, answer);
  }

  @Route(getPartedTrip)
  parted({ params: { id } }: Received<typeof getPartedTrip>, @Me() me: CurrentUser) {
    return this.answers.parted(me.id, id);
  }
}
