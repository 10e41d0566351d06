import type { MyListing } from 'backend/contract/listings';
import { sampleListing, sampleRequest } from './listings';

const ownPart = {
  name: 'Meera',
  email: 'meera@example.com',
  phoneNumber: null,
  contactRequests: 0,
  flyer: null,
};

/** A listing as its owner sees it. */
export const ownListing = (overrides: Partial<MyListing> = {}): MyListing => ({
  ...sampleListing(overrides),
  ...ownPart,
  ...overrides,
});

export const ownRequest = (overrides: Partial<MyListing> = {}): MyListing => ({
  ...sampleRequest(overrides),
  ...ownPart,
  ...overrides,
});
