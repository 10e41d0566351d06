import { expect } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { listings } from '../contract.js';

/** Searches as somebody; the text was not checked on its way out, so it must be the contract to the letter. */
export async function search(client: Client, query: string) {
  const reply = await client.get(`/api/listings?${query}`).expect(200);
  const found = listings.parse(reply.json());
  expect(reply.json()).toEqual(found);
  return { found, ids: found.map(({ id }) => id), link: reply.headers.link };
}
