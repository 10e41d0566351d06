import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { CaseDetailsService } from './case-details.service.js';
import { DecisionsService } from './decisions.service.js';
import { AsStaff, ForOperators, ForStaff } from './desk.guard.js';
import { DismissalsService } from './dismissals.service.js';
import {
  claimDeskItem,
  decideDeskItem,
  dismissDeskItems,
  getDeskItem,
  getDeskRole,
  listDeskItems,
  openReportedConversation,
  releaseDeskItem,
  showGuestListing,
} from './endpoints.js';
import { QueueListService } from './queue-list.service.js';
import { QueueService } from './queue.service.js';
import type { StaffMember } from './staff.js';

@ForStaff()
@Controller()
export class DeskController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly dismissals: DismissalsService,
    private readonly cases: CaseDetailsService,
    private readonly lists: QueueListService,
    private readonly queue: QueueService,
  ) {}

  @Route(getDeskRole)
  me(@AsStaff() { id, role }: StaffMember) {
    return { userId: id, role };
  }

  @Route(listDeskItems)
  list({ query: search }: Received<typeof listDeskItems>, @AsStaff() me: StaffMember) {
    return this.lists.list(me, search);
  }

  @Route(dismissDeskItems)
  async dismiss({ body: { ids } }: Received<typeof dismissDeskItems>, @AsStaff() me: StaffMember) {
    return { dismissed: await this.dismissals.dismiss(me, ids) };
  }

  @Route(getDeskItem)
  find({ params: { id } }: Received<typeof getDeskItem>, @AsStaff() me: StaffMember) {
    return this.cases.find(me, id);
  }

  @Route(claimDeskItem)
  async claim({ params: { id } }: Received<typeof claimDeskItem>, @AsStaff() me: StaffMember) {
    await this.queue.claim(me, id);
  }

  @Route(releaseDeskItem)
  async release({ params: { id } }: Received<typeof releaseDeskItem>, @AsStaff() me: StaffMember) {
    await this.queue.release(me, id);
  }

  @Route(openReportedConversation)
  conversation({ params: { id } }: Received<typeof openReportedConversation>, @AsStaff() me: StaffMember) {
    return this.cases.openConversation(me, id);
  }

  @Route(decideDeskItem)
  async decide({ params: { id }, body }: Received<typeof decideDeskItem>, @AsStaff() me: StaffMember) {
    await this.decisions.decide(me, id, body);
  }

  @Route(showGuestListing)
  @ForOperators()
  async show(
    { params: { id }, body: { words } }: Received<typeof showGuestListing>,
    @AsStaff() me: StaffMember,
  ) {
    await this.decisions.showAgain(me, id, words);
  }
}
