import { Body, Controller, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { ContactService } from './contact.service.js';
import { Operation } from '../../platform/openapi/operation.js';
import { contactMessage, type ContactMessage } from '../contract.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Operation('sendContactMessage', 'Write to the team')
  @Public()
  @Limited('contact.form')
  @Returns(done)
  async send(@Body(valid(contactMessage)) message: ContactMessage) {
    await this.contact.send(message);
    return { done: true as const };
  }
}
