import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { ContactService } from './contact.service.js';
import { sendContactMessage } from './endpoints.js';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Route(sendContactMessage)
  send({ body }: Received<typeof sendContactMessage>) {
    return this.contact.send(body);
  }
}
