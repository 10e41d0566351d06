import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { Public } from '../platform/http/access.js';
import { valid } from '../platform/http/valid.js';
import {
  deliveryKnob,
  eventKnob,
  Knobs,
  knob,
  playedProvider,
  type DeliveryKnob,
  type EventKnob,
  type Knob,
  type PlayedProvider,
} from './knobs.js';

@Public()
@Controller('sandbox/knobs')
export class KnobsController {
  constructor(private readonly knobs: Knobs) {}

  @Put('stripe.events')
  async turnEvents(@Body(valid(eventKnob)) setting: EventKnob) {
    await this.knobs.turnEvents(setting);
    return setting;
  }

  @Put('sms.delivery')
  async turnDelivery(@Body(valid(deliveryKnob)) setting: DeliveryKnob) {
    await this.knobs.turnDelivery(setting);
    return setting;
  }

  @Put(':provider')
  async turn(
    @Param('provider', valid(playedProvider)) provider: PlayedProvider,
    @Body(valid(knob)) setting: Knob,
  ) {
    await this.knobs.turn(provider, setting);
    return setting;
  }

  @Delete()
  async reset() {
    await this.knobs.reset();
    return { done: true };
  }
}
