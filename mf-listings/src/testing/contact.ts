import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Listing } from 'backend/contract/listings';
import type { MyRequest, RequestAnswer } from 'backend/contract/trips/requests';
import { nothingKept } from './favourites';
import { airportList } from './listings';
import { asha } from './people';

export const askToFly = 'POST /api/matches';
export const connect = 'POST /api/listings/12/connect';
export const contact: RequestAnswer = {
  status: 'shared',
  email: 'meera@example.com',
  phoneNumber: '+91 98765-43210',
};

/** The server's answers to Asha, who has found this listing and can have its contact. */
export const answersAbout = (listing: Listing) => ({
  'GET /api/search': [listing],
  'GET /api/airports': airportList,
  'GET /api/auth/me': asha,
  ...nothingKept,
  [`GET /api/listings/id/${listing.id}/details`]: listing,
  'GET /api/requests': [],
  'GET /api/my-listings': [],
  [`GET /api/listings/${listing.id}/contact`]: contact,
  [connect]: contact,
});

export const pressTheCard = async (name = 'View Contact Info') =>
  userEvent.click(await screen.findByRole('button', { name }));

export const myRequest = (status: MyRequest['status']): MyRequest => ({
  id: 1,
  listingId: 12,
  status,
  createdAt: '2026-11-20T08:00:00.000Z',
});

/** What was sent, without what the page showed of the listing. */
export function askIn({ body }: { body?: unknown }): unknown {
  const { seen: _, ...ask } = body as { seen?: unknown };
  return ask;
}
