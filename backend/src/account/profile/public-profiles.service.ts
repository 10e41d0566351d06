import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { PublicUser } from '../contract.js';
import { BlocksService } from '../safety/blocks.service.js';
import { UserEntity } from '../people/user.entity.js';
import { asPublicUser } from '../people/user-views.js';

/** Only users with something public resolve, so ids cannot be enumerated. */
@Injectable()
export class PublicProfilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
  ) {}

  async see(id: number, me?: CurrentUser): Promise<PublicUser> {
    const isPublic = me?.id === id ? {} : { publicSince: { $ne: null } };
    const user = await this.em.findOne(UserEntity, { id, deletedAt: null, ...isPublic });
    const isSuspended = user?.suspendedUntil && user.suspendedUntil > new Date();
    const hidden =
      !user || isSuspended || (me !== undefined && (await this.blocks.isBlockedBetween(me.id, id)));
    if (hidden) throw new NotFoundException('This person was not found');
    return asPublicUser(user);
  }
}
