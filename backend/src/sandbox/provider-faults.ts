import { Injectable, InternalServerErrorException, ServiceUnavailableException } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Knobs, type PlayedProvider } from './knobs.js';

/** Longer than anybody waits, shorter than for ever: a stalled request must not outlive the server. */
export const stallMs = 60_000;

/** Lets a played provider that is spoken to over HTTP fail as its knob says. */
@Injectable()
export class ProviderFaults {
  constructor(private readonly knobs: Knobs) {}

  async meet(provider: PlayedProvider): Promise<void> {
    const fault = await this.knobs.fate(provider);
    if (fault === 'stall') await pause(stallMs, undefined, { ref: false });
    if (fault === 'fail') throw new InternalServerErrorException('The provider has an internal error');
    if (fault === 'down') throw new ServiceUnavailableException('The provider is down');
  }
}
