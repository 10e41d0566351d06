import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/people/user.entity.js';
import { ListingEntity } from '../listings/listing.entity.js';
import { TravelerEntity } from '../listings/traveler.entity.js';

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** On the calendar of a place, where the day may be over, or the next one not have begun. */
export const inDaysThere = (timeZone: string, days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now() + days * 86_400_000);

let namesGiven = 0;
/** `Meera Iyer 12`: names are unique, and several helpers of a file name people alike. */
export const uniqueName = (name: string): string => `${name} ${++namesGiven}`;

export class Maker {
  private made = 0;

  constructor(private readonly root: EntityManager) {}

  /** Restarts the counter, so that a file makes the same people whichever files ran before it. */
  startOver(): void {
    this.made = 0;
  }

  /** A verified person always has a phone. Area code 303: numbers that tests spell out have 202. */
  async user(about: Partial<RequiredEntityData<UserEntity>> = {}): Promise<UserEntity> {
    this.made += 1;
    const em = this.root.fork();
    const phoneNumber = about.phoneNumber ?? (about.verified ? `+1 ${3_035_550_100 + this.made}` : null);
    const user = em.create(UserEntity, {
      email: `person${this.made}@example.com`,
      username: `Person ${this.made}`,
      phoneE164: typeof phoneNumber === 'string' ? phoneNumber.replace(/[^+\d]/g, '') : null,
      ...about,
      phoneNumber,
    });
    await em.flush();
    return user;
  }

  /** By a member, or by a guest who has not confirmed it. The default is an Amigo from JFK to DEL in a month. */
  async listing({
    by,
    ...about
  }: Partial<RequiredEntityData<ListingEntity>> & { by?: UserEntity } = {}): Promise<ListingEntity> {
    const em = this.root.fork();
    if (by) await this.traveler(by);
    const listing = em.create(ListingEntity, {
      type: 'helper',
      userId: by?.id ?? null,
      email: by?.email ?? 'guest@example.com',
      phoneNumber: by?.phoneNumber ?? null,
      coveredName: 'A guest',
      departureAirport: 'JFK',
      arrivalAirport: 'DEL',
      date: inDays(30),
      coveredSkills: about.skills ?? null,
      coveredDescription: about.description ?? null,
      ...about,
    });
    await em.flush();
    return listing;
  }

  async traveler({ id, username, verified, languages, profilePictureUrl }: UserEntity): Promise<void> {
    await this.root.fork().upsert(
      TravelerEntity,
      {
        userId: id,
        username,
        verified,
        languages,
        profilePictureUrl,
        countsSince: verified ? new Date() : null,
        contactsCount: verified,
      },
      { onConflictFields: ['userId'], onConflictAction: 'ignore' },
    );
  }
}
