import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StepsService } from '../travel-day/steps.service.js';
import type { HerPage } from './contract.js';
import { HerPages } from './her-pages.js';

/** "I have landed", said by the one who flies on a page without an account. It is a step of her side. */
@Injectable()
export class HerLandings {
  constructor(
    private readonly pages: HerPages,
    private readonly steps: StepsService,
  ) {}

  async say(token: string): Promise<HerPage> {
    const { landing, seekerId, page } = await this.pages.expect(token);
    if (!landing) return page;
    const tap = { step: 'landed' as const, leg: landing.leg, at: new Date().toISOString() };
    const by = page.family ? 'traveler' : 'member';
    await this.steps.add(seekerId, landing.matchId, { ...tap, clientKey: randomUUID() }, by);
    return (await this.pages.expect(token)).page;
  }
}
