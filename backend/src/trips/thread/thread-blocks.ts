import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, signalMembers, type BlockChange } from '../../account/index.js';
import { isMember } from '../relay/trip-of.js';
import { hasAgreed } from './thread-access.js';

const isOnTrip = `
  exists (select from match m where ${isMember('m', 'r.trip_id')} and ${hasAgreed('m')} and ? in (m.helper_id, m.seeker_id))`;
/** Every member with a message to read has a mark. */
const shared = `
  select distinct r.trip_id::float8 as "tripId" from trip_reader r
  where r.user_id in (?, ?) and ${isOnTrip} and ${isOnTrip}`;

/** Two companions of one trip share no match: after a block open pages hide what the other wrote. */
@Injectable()
export class ThreadBlocks implements OnModuleInit {
  constructor(private readonly events: PeopleEvents) {}

  onModuleInit(): void {
    this.events.onBlockChange((em, change) => this.signal(em, change));
  }

  private async signal(em: EntityManager, { blockerId, blockedId }: BlockChange): Promise<void> {
    const both = [blockerId, blockedId];
    for (const { tripId } of await em.execute<{ tripId: number }[]>(shared, [...both, ...both]))
      await signalMembers(em, both, { kind: 'trip', tripId });
  }
}
