import { MikroORM, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { TestApp } from '../../testing/test-app.js';
import { ListingEntity } from '../listing.entity.js';
import { TravelerEntity } from '../traveler.entity.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;
type About = Partial<RequiredEntityData<ListingEntity>> & { by?: Person };

/** The day that is so many days away from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A person as listings know them. */
export async function makeTraveler(app: TestApp, { id, username, verified }: Person): Promise<void> {
  const em = app.nest.get(MikroORM).em.fork();
  await em.upsert(
    TravelerEntity,
    { userId: id, username, verified },
    { onConflictFields: ['userId'], onConflictAction: 'ignore' },
  );
}

/** A listing of somebody, or of a guest who has not confirmed it; the rest is filled in. */
export async function makeListing(app: TestApp, { by, ...about }: About = {}): Promise<ListingEntity> {
  if (by) await makeTraveler(app, by);
  const em = app.nest.get(MikroORM).em.fork();
  const listing = em.create(ListingEntity, {
    type: 'helper',
    userId: by?.id ?? null,
    email: by?.email ?? 'guest@example.com',
    phoneNumber: by?.phoneNumber ?? null,
    coveredName: 'A guest',
    departureAirport: 'JFK',
    arrivalAirport: 'DEL',
    date: inDays(20),
    ...about,
  });
  await em.flush();
  return listing;
}
