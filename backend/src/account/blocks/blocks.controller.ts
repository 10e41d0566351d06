import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { BlocksService } from './blocks.service.js';
import { blockUser, listBlocks, unblockUser } from './endpoints.js';

@Controller()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Route(listBlocks)
  list(@Me() me: CurrentUser) {
    return this.blocks.list(me);
  }

  @Route(blockUser)
  async block({ body }: Received<typeof blockUser>, @Me() me: CurrentUser) {
    await this.blocks.block(me, body);
  }

  @Route(unblockUser)
  async unblock({ params }: Received<typeof unblockUser>, @Me() me: CurrentUser) {
    await this.blocks.unblock(me, params.userId);
  }
}
