import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { WithoutSession } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { AppealsService } from './appeals.service.js';
import { appeal, getAppealedDecision } from './endpoints.js';

/** For people who cannot log in: the token identifies them. */
@Controller()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Route(getAppealedDecision)
  @WithoutSession()
  find({ body: { token } }: Received<typeof getAppealedDecision>) {
    return this.appeals.find(token);
  }

  @Route(appeal)
  @WithoutSession()
  async appeal({ body }: Received<typeof appeal>) {
    await this.appeals.appeal(body);
  }
}
