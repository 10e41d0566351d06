import { Controller } from '@nestjs/common';
import { AsStaff, ForOperators, ForStaff, type StaffMember } from '../../moderation/index.js';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { DeskTipsService } from './desk-tips.service.js';
import { openPersonTips, refundTip } from './endpoints.js';

@ForStaff()
@Controller()
export class DeskTipsController {
  constructor(private readonly tips: DeskTipsService) {}

  @Route(openPersonTips)
  @ForOperators()
  open({ params: { id } }: Received<typeof openPersonTips>, @AsStaff() me: StaffMember) {
    return this.tips.open(me, id);
  }

  @Route(refundTip)
  @ForOperators()
  refund({ params: { id }, body }: Received<typeof refundTip>, @AsStaff() me: StaffMember) {
    return this.tips.refund(me, id, body);
  }
}
