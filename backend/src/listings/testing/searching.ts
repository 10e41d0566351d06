import { expect } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { listings } from '../contract.js';

/** The route does not check its response, so this helper compares it with the contract. */
export async function search(client: Client, query: string) {
  const reply = await client.get(`/api/listings?${query}`).expect(200);
  const found = listings.parse(reply.json());
  expect(reply.json()).toEqual(found);
  return { found, ids: found.map(({ id }) => id), link: reply.headers.link };
}
