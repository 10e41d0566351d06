import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { addStep, takeBackStep } from './endpoints.js';
import { StepsService } from './steps.service.js';

@Controller()
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Route(addStep)
  add({ params: { id }, body: step }: Received<typeof addStep>, @Me() me: CurrentUser) {
    return this.steps.add(me.id, id, step);
  }

  @Route(takeBackStep)
  takeBack({ params: { id }, body: step }: Received<typeof takeBackStep>, @Me() me: CurrentUser) {
    return this.steps.takeBack(me.id, id, step);
  }
}
