import { Body, Controller, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { WithoutSession } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { AppealsService } from './appeals.service.js';
import {
  appealable,
  appealQuestion,
  newAppeal,
  type AppealQuestion,
  type NewAppeal,
} from '../measures/contract.js';

/** For people who cannot log in: the token stands for them. */
@Controller('api/appeals')
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Post('decision')
  @Operation('getAppealedDecision', 'Read the decision that a mail is about')
  @WithoutSession()
  @Limited('listing.by-mail')
  @Returns(appealable)
  find(@Body(valid(appealQuestion)) { token }: AppealQuestion) {
    return this.appeals.find(token);
  }

  @Post()
  @Operation('appeal', 'Ask once that a decision is looked at again')
  @WithoutSession()
  @Limited('listing.by-mail')
  @Returns(done)
  async appeal(@Body(valid(newAppeal)) body: NewAppeal) {
    await this.appeals.appeal(body);
    return { done: true as const };
  }
}
