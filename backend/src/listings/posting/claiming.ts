import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents, PeopleService, type Arrived } from '../../account/index.js';
import type { ListingEntity } from '../listing.entity.js';
import { isLapsed } from '../search/listing-json.js';
import { Travelers } from './travelers.js';

const claim = `
  update listing set user_id = ?, phone_number = case when phone_number is null then null else coalesce(?, phone_number) end`;
const waiting = `from listing l where l.email = ? and l.user_id is null and not ${isLapsed}`;

/** Whoever logs in has proven the mailbox to be theirs, and with it what a guest posted under that address. */
@Injectable()
export class Claiming implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly people: PeopleService,
    private readonly travelers: Travelers,
  ) {}

  onModuleInit(): void {
    this.events.onArrival((em, person) => this.claim(em, person));
  }

  private async claim(em: EntityManager, { id, email }: Arrived): Promise<void> {
    const [any] = await em.execute<unknown[]>(`select 1 ${waiting} limit 1`, [email]);
    if (!any) return;
    const { verified, phoneNumber } = await this.people.lock(em, id);
    await this.travelers.ensure(em, id);
    await this.people.makePublic(em, id);
    // Anybody may have typed a number as a guest: beside a verified badge stands the verified one.
    const proven = verified ? phoneNumber : null;
    const claimed = await em.execute<Pick<ListingEntity, 'type'>[]>(
      `${claim} where id in (select l.id ${waiting}) returning type`,
      [id, proven ?? null, email],
    );
    if (claimed.some(({ type }) => type === 'helper')) await this.people.beHelper(em, id);
  }
}
