import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Interactions } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { sealCareCard } from '../care-card/sealed-care-card.js';
import { newFamilyLink } from '../family/family-link-token.js';
import { newSign } from '../travel-day/sign.js';
import { demoMatches, type DemoMatch } from './scenes.js';
import * as sql from './trip-statements.js';

/** Trips of two in every state. A later run adds those of which the day has passed. */
@Injectable()
export class DemoTrips {
  constructor(
    private readonly interactions: Interactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async seed(em: EntityManager, idOf: (name: string) => number | undefined): Promise<void> {
    for (const scene of demoMatches) {
      const [helper, seeker] = [idOf(scene.helper), idOf(scene.seeker)];
      if (helper && seeker) await this.add(em, scene, helper, seeker);
    }
  }

  private async add(em: EntityManager, scene: DemoMatch, helper: number, seeker: number): Promise<void> {
    const { owner, status, careCard, steps = [] } = scene;
    const [known] = await em.execute<unknown[]>(sql.findCurrent, [helper, seeker, status]);
    if (known) return;
    const [ownerId, asker] = owner === 'helper' ? [helper, seeker] : [seeker, helper];
    const listingId = await this.addListing(em, scene, ownerId);
    await em.execute(sql.addRequest, [listingId, asker]);
    await this.interactions.record(em, helper, seeker, 'contact');
    const id = await this.addMatch(em, scene, { helper, seeker, asker, listingId });
    if (status === 'agreed' || status === 'done') await this.interactions.record(em, helper, seeker, 'match');
    await em.execute(sql.addSteps, [id, helper, JSON.stringify(steps), id]);
    const { secret } = this.config;
    if (careCard) await em.execute(sql.addCard, [id, sealCareCard(secret, careCard)]);
    if (!scene.isShared) return;
    const { hash, sealed } = newFamilyLink(secret);
    await em.execute(sql.addLink, [id, hash, sealed]);
  }

  private async addListing(em: EntityManager, scene: DemoMatch, ownerId: number): Promise<number> {
    const { owner, from, to, flightNumber, description, needs, flyer, status, hours } = scene;
    const about = [flightNumber, description, `{${needs.join(',')}}`, flyer ? JSON.stringify(flyer) : null];
    const shown = status === 'proposed' || status === 'declined' ? 'active' : 'closed';
    const values = [owner, ownerId, from, to, ...about, shown, hours, from];
    const [listing] = await em.execute<{ id: number }[]>(sql.addListing, values);
    return listing?.id ?? 0;
  }

  private async addMatch(
    em: EntityManager,
    { status, meeting, cancelReason }: DemoMatch,
    { helper, seeker, asker, listingId }: Record<'helper' | 'seeker' | 'asker' | 'listingId', number>,
  ): Promise<number> {
    const { signDigits, signPicture } = newSign();
    const ending = status === 'cancelled' ? [seeker, cancelReason ?? null] : [null, null];
    const values = [helper, seeker, asker, status, signDigits, signPicture, ...ending, listingId];
    const [match] = await em.execute<{ id: number }[]>(sql.addMatch, values);
    const id = match?.id ?? 0;
    if (meeting) await em.execute(sql.addMeeting, [meeting.place, meeting.hoursBefore ?? null, id]);
    return id;
  }
}
