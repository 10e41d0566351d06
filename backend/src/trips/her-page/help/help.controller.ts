import { Controller, Param, Post } from '@nestjs/common';
import { done } from '../../../platform/contract.js';
import { type CurrentUser, Me } from '../../../platform/http/access.js';
import { Returns } from '../../../platform/http/returns.js';
import { valid } from '../../../platform/http/valid.js';
import { Limited } from '../../../platform/limits/limited.js';
import { Operation } from '../../../platform/openapi/operation.js';
import { matchId } from '../../contract.js';
import { HelpCalls } from './help-calls.js';

@Controller('api/matches/:id/help')
export class HelpController {
  constructor(private readonly calls: HelpCalls) {}

  @Post('seen')
  @Operation('seeHelpCall', 'Say that you have seen the call for help')
  @Limited('match.change')
  @Returns(done)
  async see(@Me() me: CurrentUser, @Param('id', valid(matchId)) id: number) {
    await this.calls.see(me.id, id);
    return { done: true as const };
  }
}
