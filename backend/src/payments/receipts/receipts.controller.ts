import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getReceipt } from '../endpoints.js';
import { ReceiptsService } from './receipts.service.js';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Route(getReceipt)
  see({ params: { id }, query: { token } }: Received<typeof getReceipt>, @Me() me?: CurrentUser) {
    return this.receipts.see(id, { viewer: me?.id, token });
  }
}
