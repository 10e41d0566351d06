import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents } from '../../account/index.js';

const guard = `
  update listing set guarded = true, contact = 'after_yes'
  where user_id = ? and (not guarded or contact <> 'after_yes')`;

/** Who has blocked or reported somebody decides about each contact again, until they choose otherwise. */
@Injectable()
export class GuardedListings implements OnModuleInit {
  constructor(private readonly events: PeopleEvents) {}

  onModuleInit(): void {
    this.events.onGuarded(async (em, { userId }) => void (await em.execute(guard, [userId])));
  }
}
