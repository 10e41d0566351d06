import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents } from '../../account/index.js';
import { isNearlyRefused } from '../names/close-names.js';
import { skeletonOf } from '../names/skeleton.js';
import { Flags } from './flags.js';

/** Flags members who choose a name that is close to a refused one. */
@Injectable()
export class NameFlags implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly flags: Flags,
  ) {}

  onModuleInit(): void {
    this.events.onRename(async (em, { userId: personId, username }) => {
      if (!isNearlyRefused(username)) return;
      const subject = skeletonOf(username);
      await this.flags.raise(em, { rule: 'name', personId, subject, details: username, weight: 2 });
    });
  }
}
