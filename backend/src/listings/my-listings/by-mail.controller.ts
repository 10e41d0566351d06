import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { ByMailService } from './by-mail.service.js';
import { actByMail } from '../posting/endpoints.js';

@Controller()
export class ByMailController {
  constructor(private readonly byMail: ByMailService) {}

  @Route(actByMail)
  async act({ body: link }: Received<typeof actByMail>) {
    return { listing: await this.byMail.act(link) };
  }
}
