import { Controller, Get, Param, Query } from '@nestjs/common';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Supersedes } from '../../platform/http/supersedes.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { receipt, receiptSearch, tipId } from '../contract.js';
import { ReceiptsService } from './receipts.service.js';

@Controller('api')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Supersedes('tips/:id/receipt', { since: '2026-11-21' })
  @Get('receipts/:id')
  @Operation('getReceipt', 'Read the receipt of a tip')
  @Public()
  @Limited('list.read')
  @Returns(receipt)
  see(
    @Param('id', valid(tipId)) id: number,
    @Query(valid(receiptSearch)) { token }: { token?: string },
    @Me() me?: CurrentUser,
  ) {
    return this.receipts.see(id, { viewer: me?.id, token });
  }
}
