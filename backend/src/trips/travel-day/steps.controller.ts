import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import * as contract from '../contract.js';
import { StepsService } from './steps.service.js';

@Controller('api/matches/:id/steps')
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Post()
  @Operation('addStep', 'Tap a step of the day of travel')
  @Limited('match.change')
  @Returns(contract.steps)
  add(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.newStep)) step: contract.NewStep,
  ) {
    return this.steps.add(me.id, id, step);
  }

  @Delete()
  @Operation('takeBackStep', 'Take back a step of the day of travel')
  @Limited('match.change')
  @Returns(contract.steps)
  takeBack(
    @Me() me: CurrentUser,
    @Param('id', valid(contract.matchId)) id: number,
    @Body(valid(contract.stepToTakeBack)) step: contract.StepToTakeBack,
  ) {
    return this.steps.takeBack(me.id, id, step);
  }
}
