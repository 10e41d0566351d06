import { Controller } from '@nestjs/common';
import type { Received } from '../../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../../platform/http/access.js';
import { Route } from '../../../platform/routing/route.js';
import { seeHelpCall } from '../endpoints.js';
import { HelpCalls } from './help-calls.js';

@Controller()
export class HelpController {
  constructor(private readonly calls: HelpCalls) {}

  @Route(seeHelpCall)
  async see({ params: { id } }: Received<typeof seeHelpCall>, @Me() me: CurrentUser) {
    await this.calls.see(me.id, id);
  }
}
