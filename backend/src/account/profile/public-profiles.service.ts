import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import { userId, type PublicProfile } from '../contract.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { PeopleService } from '../people/people.service.js';
import { UserEntity } from '../people/user.entity.js';
import { asPublicUser } from '../people/user-views.js';
import { Ratings } from './ratings.js';
import { VerifiedMarks } from './verified-marks.js';

/** Only users with something public resolve to strangers, so ids cannot be enumerated. */
@Injectable()
export class PublicProfilesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly marks: VerifiedMarks,
    private readonly pages: PageFacts,
    private readonly people: PeopleService,
    private readonly ratings: Ratings,
  ) {}

  onModuleInit(): void {
    this.pages.register('/people/:id', ({ id }) => this.describe(id));
  }

  async see(id: number, me?: CurrentUser): Promise<PublicProfile> {
    const isStranger = me?.id !== id;
    if (isStranger) await this.people.expectReachable(id, me?.id ?? 0);
    const user = await this.em.findOne(UserEntity, { id, deletedAt: null });
    const isSuspended = user?.suspendedUntil && user.suspendedUntil > new Date();
    const hidden =
      !user || isSuspended || (me !== undefined && (await this.blocks.isBlockedBetween(me.id, id)));
    if (hidden) throw new NotFoundException('This person was not found');
    const shown = asPublicUser(user);
    const [marks, ratings] = await Promise.all([this.marks.of(shown), this.ratings.of(id)]);
    const { documentCheckedAt, documentNameFits } = user;
    const document = documentCheckedAt && { documentNameFits: documentNameFits ?? false };
    return { ...shown, bio: me ? shown.bio : null, marks, ratings, ...document };
  }

  /** The API call decides who sees the profile. Search engines must not index it. */
  private async describe(id: string | undefined): Promise<Facts | null> {
    return userId.safeParse(id).success ? { noindex: true, subject: `/api/users/${id}` } : null;
  }
}
