import { Body, Controller, Param, Post } from '@nestjs/common';
import { AsStaff, ForOperators, ForStaff, type StaffMember } from '../../moderation/index.js';
import { done } from '../../platform/contract.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { tipId } from '../contract.js';
import { deskTips, tipOwner, tipRefunding, type TipRefunding } from './contract.js';
import { DeskTipsService } from './desk-tips.service.js';

@ForStaff()
@Controller('api/desk')
export class DeskTipsController {
  constructor(private readonly tips: DeskTipsService) {}

  @Post('people/:id/tips')
  @Operation('openPersonTips', 'Open the tips that a person received and sent')
  @ForOperators()
  @Returns(deskTips)
  open(@AsStaff() me: StaffMember, @Param('id', valid(tipOwner)) id: number) {
    return this.tips.open(me, id);
  }

  @Post('tips/:id/refund')
  @Operation('refundTip', 'Refund a tip to the card that paid it')
  @ForOperators()
  @Returns(done)
  async refund(
    @AsStaff() me: StaffMember,
    @Param('id', valid(tipId)) id: number,
    @Body(valid(tipRefunding)) refunding: TipRefunding,
  ) {
    await this.tips.refund(me, id, refunding);
    return { done: true as const };
  }
}
