import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { blocks, newBlock, userId, type NewBlock } from '../contract.js';
import { BlocksService } from './blocks.service.js';

@Controller('api/blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Get()
  @Operation('listBlocks', 'List the users you blocked')
  @Returns(blocks)
  list(@Me() me: CurrentUser) {
    return this.blocks.list(me);
  }

  @Post()
  @Operation('blockUser', 'Block a user')
  @Returns(done)
  async block(@Me() me: CurrentUser, @Body(valid(newBlock)) block: NewBlock) {
    await this.blocks.block(me, block);
    return { done: true as const };
  }

  @Delete(':userId')
  @Operation('unblockUser', 'Unblock a user')
  @Returns(done)
  async unblock(@Me() me: CurrentUser, @Param('userId', valid(userId)) id: number) {
    await this.blocks.unblock(me, id);
    return { done: true as const };
  }
}
