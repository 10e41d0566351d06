import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { BlocksService } from './blocks.service.js';
import { undoBlock } from './endpoints.js';

@Controller()
export class UndoBlockController {
  constructor(private readonly blocks: BlocksService) {}

  @Route(undoBlock)
  undo({ params }: Received<typeof undoBlock>, @Me() me: CurrentUser) {
    return this.blocks.undo(me, params.userId);
  }
}
