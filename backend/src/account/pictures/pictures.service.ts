import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Injectable, UnauthorizedException } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { personOf } from '../people/user-views.js';
import type { UserEntity } from '../people/user.entity.js';
import { pictureAddress, type NewPicture } from './contract.js';
import { CopiedPictures } from './copied-pictures.js';
import { PictureReader, PictureRefusal } from './picture-reader.js';
import { ProfilePictures } from './profile-pictures.js';

const notYours = 'This is not your picture';

@Injectable()
export class PicturesService {
  constructor(
    private readonly copies: CopiedPictures,
    private readonly limits: Limits,
    private readonly pictures: ProfilePictures,
    private readonly reader: PictureReader,
  ) {}

  async upload(me: CurrentUser, file: unknown): Promise<NewPicture> {
    if (typeof file !== 'string') throw new PictureRefusal('unknown');
    const files = await this.reader.read(file);
    const profilePictureUrl = await this.pictures.show(me.id, files);
    if (!profilePictureUrl) throw new UnauthorizedException('Please log in');
    return { profilePictureUrl };
  }

  /** What the profile's form says: a picture elsewhere, our own copy as before, or none. */
  async choose(em: EntityManager, user: UserEntity, address: string): Promise<void> {
    const isSame = address === (user.profilePictureUrl ?? user.pictureSource ?? '');
    if (isSame && !user.pictureRefusal) return;
    if (pictureAddress.safeParse(address).success)
      throw new BadRequestException({
        message: notYours,
        issues: [{ path: 'profilePictureUrl', message: notYours }],
      });
    if (address) await this.limits.take('picture.fetch', { account: personOf(user) });
    await this.pictures.remove(em, user);
    user.pictureSource = user.pictureRefusal = null;
    if (address) await this.copies.begin(em, user, address);
  }

  file(code: string, file: string): Promise<Buffer | null> {
    return this.pictures.file(code, file);
  }
}
