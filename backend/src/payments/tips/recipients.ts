import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import type { TipRecipient } from '../contract.js';

export const unknownRecipient = () => new NotFoundException('The user you are trying to tip does not exist');

@Injectable()
export class Recipients {
  constructor(
    private readonly blocks: BlocksService,
    private readonly people: PeopleService,
  ) {}

  /** One refusal for unknown, blocked and other users, so that it reveals nothing. */
  async expect(userId: number, by: number | null): Promise<TipRecipient> {
    if (userId === by) throw new BadRequestException('You cannot tip yourself');
    const [helper, isBlocked] = await Promise.all([
      this.people.findHelper(userId),
      by !== null && this.blocks.isBlockedBetween(userId, by),
    ]);
    if (helper && !isBlocked) return helper;
    throw unknownRecipient();
  }

  async find(userId: number): Promise<TipRecipient | null> {
    const [person] = await this.people.find([userId]);
    return person ?? null;
  }
}
