import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  conversationCopy,
  decision,
  deskItem,
  dismissal,
  dismissed,
  itemId,
  lifting,
  queue,
  queueSearch,
  staffSelf,
  type Decision,
  type Dismissal,
  type Lifting,
  type QueueSearch,
} from './contract.js';
import { DecisionsService } from './decisions.service.js';
import { AsStaff, ForOperators, ForStaff } from './desk.guard.js';
import { DismissalsService } from './dismissals.service.js';
import { CaseDetailsService } from './case-details.service.js';
import { QueueListService } from './queue-list.service.js';
import { QueueService } from './queue.service.js';
import type { StaffMember } from './staff.js';

@ForStaff()
@Controller('api/desk')
export class DeskController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly dismissals: DismissalsService,
    private readonly cases: CaseDetailsService,
    private readonly lists: QueueListService,
    private readonly queue: QueueService,
  ) {}

  @Get('me')
  @Operation('getDeskRole', 'Read your role at the desk')
  @Returns(staffSelf)
  me(@AsStaff() { id, role }: StaffMember) {
    return { userId: id, role };
  }

  @Get('queue')
  @Operation('listDeskItems', 'List what waits at the desk')
  @Limited('list.read')
  @Returns(queue)
  list(@AsStaff() me: StaffMember, @Query(valid(queueSearch)) search: QueueSearch) {
    return this.lists.list(me, search);
  }

  @Post('items/dismiss')
  @Operation('dismissDeskItems', 'Dismiss several items')
  @Returns(dismissed)
  async dismiss(@AsStaff() me: StaffMember, @Body(valid(dismissal)) { ids }: Dismissal) {
    return { dismissed: await this.dismissals.dismiss(me, ids) };
  }

  @Get('items/:id')
  @Operation('getDeskItem', 'Read an item with its sealed copy')
  @Returns(deskItem)
  find(@AsStaff() me: StaffMember, @Param('id', valid(itemId)) id: number) {
    return this.cases.find(me, id);
  }

  @Post('items/:id/claim')
  @Operation('claimDeskItem', 'Take an item')
  @Returns(done)
  async claim(@AsStaff() me: StaffMember, @Param('id', valid(itemId)) id: number) {
    await this.queue.claim(me, id);
    return { done: true as const };
  }

  @Post('items/:id/release')
  @Operation('releaseDeskItem', 'Give an item back')
  @Returns(done)
  async release(@AsStaff() me: StaffMember, @Param('id', valid(itemId)) id: number) {
    await this.queue.release(me, id);
    return { done: true as const };
  }

  @Post('items/:id/conversation')
  @Operation('openReportedConversation', 'Open the conversation around an item')
  @Returns(conversationCopy)
  conversation(@AsStaff() me: StaffMember, @Param('id', valid(itemId)) id: number) {
    return this.cases.openConversation(me, id);
  }

  @Post('items/:id/decision')
  @Operation('decideDeskItem', 'Decide about an item')
  @Returns(done)
  async decide(
    @AsStaff() me: StaffMember,
    @Param('id', valid(itemId)) id: number,
    @Body(valid(decision)) body: Decision,
  ) {
    await this.decisions.decide(me, id, body);
    return { done: true as const };
  }

  @Post('items/:id/show')
  @Operation('showGuestListing', 'Show again what a guest published')
  @ForOperators()
  @Returns(done)
  async show(
    @AsStaff() me: StaffMember,
    @Param('id', valid(itemId)) id: number,
    @Body(valid(lifting)) { words }: Lifting,
  ) {
    await this.decisions.showAgain(me, id, words);
    return { done: true as const };
  }
}
