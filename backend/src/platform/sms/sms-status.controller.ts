import { Body, Controller, ForbiddenException, Headers, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { done } from '../contract.js';
import { Public } from '../http/access.js';
import { TakesForm } from '../http/forms.js';
import { Returns } from '../http/returns.js';
import { valid } from '../http/valid.js';
import { Operation } from '../openapi/operation.js';
import { SmsDeliveries } from './sms-deliveries.js';

const dispatchId = z.uuid();

@Controller('api/twilio')
export class SmsStatusController {
  constructor(private readonly deliveries: SmsDeliveries) {}

  @Post('status/:dispatch')
  @Operation('receiveSmsStatus', 'Receive a delivery report from Twilio')
  @Public()
  @TakesForm()
  @Returns(done)
  async receive(
    @Param('dispatch', valid(dispatchId)) dispatch: string,
    @Body() form: unknown,
    @Headers('x-twilio-signature') signature = '',
  ) {
    const signed = await this.deliveries.receive(dispatch, form, signature);
    if (!signed) throw new ForbiddenException('This report is not signed by the SMS provider');
    return { done: true as const };
  }
}
