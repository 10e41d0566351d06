import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId } from '../contract.js';
import { safetyAnswer, storedSafetyAnswer, type SafetyAnswer } from './contract.js';
import { SafetyAnswersService } from './safety-answers.service.js';

@Controller('api/matches/:id/safety')
export class SafetyAnswersController {
  constructor(private readonly answers: SafetyAnswersService) {}

  @Get()
  @Operation('getSafetyAnswer', 'Read whether you said that you felt safe')
  @Returns(storedSafetyAnswer)
  find(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    return this.answers.find(me.id, id);
  }

  @Put()
  @Operation('saveSafetyAnswer', 'Tell the team whether you felt safe')
  @Limited('report.write')
  @Returns(storedSafetyAnswer)
  save(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(safetyAnswer)) answer: SafetyAnswer,
  ) {
    return this.answers.save(me.id, id, answer);
  }
}
