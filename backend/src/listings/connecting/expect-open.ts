import { ConflictException, NotFoundException } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { Listing } from '../contract.js';

type OpenListing = Listing & { userId: number };

export function expectOpen(listing: Listing | null, me: CurrentUser): OpenListing {
  if (!listing) throw new NotFoundException('This listing was not found');
  const { userId, status } = listing;
  if (userId === null) throw new ConflictException('Its owner has not confirmed this listing yet');
  if (userId === me.id) throw new ConflictException('This is your own listing');
  if (status === 'closed') throw new ConflictException('Its owner has closed this listing');
  if (status === 'expired') throw new ConflictException('This trip is over');
  return { ...listing, userId };
}
