import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { ByMailService } from './by-mail.service.js';
import { Operation } from '../../platform/openapi/operation.js';
import { byMail, byMailAnswer, type ByMail } from '../posting/contract.js';

@Controller('api/listings')
export class ByMailController {
  constructor(private readonly byMail: ByMailService) {}

  @Post('by-mail')
  @Operation('actByMail', 'Confirm, close, reopen or remove a listing by mail')
  @Public()
  @Limited('listing.by-mail')
  @Returns(byMailAnswer)
  async act(@Body(valid(byMail)) link: ByMail) {
    return { listing: await this.byMail.act(link) };
  }
}
