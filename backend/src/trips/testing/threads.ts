import type { TestApp } from '../../testing/test-app.js';
import { message } from '../../messaging/contract.js';
import { thread, threads } from '../thread/contract.js';
import { makeRelay, type Member } from './relays.js';
import { newKey } from './trips.js';

/** A person on a trip, with the id of their match. */
export interface OnTrip extends Member {
  id: number;
}

export interface Crew {
  seeker: OnTrip;
  first: OnTrip;
  second: OnTrip;
}

/** The three of one trip. */
export async function makeCrew(app: TestApp): Promise<Crew> {
  const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
  return {
    seeker: { ...family, id: toFrankfurt },
    first: { ...anand, id: toFrankfurt },
    second: { ...meera, id: toChicago },
  };
}

export const write = ({ client, id }: OnTrip, content: string, clientKey = newKey()) =>
  client.post(`/api/matches/${id}/thread`, { content, clientKey });

export const written = async (by: OnTrip, content: string, clientKey?: string) =>
  message.parse((await write(by, content, clientKey).expect(200)).json());

export const threadOf = async ({ client, id }: OnTrip, query = '') =>
  thread.parse((await client.get(`/api/matches/${id}/thread${query}`).expect(200)).json());

export const threadWords = async (reader: OnTrip) =>
  (await threadOf(reader)).messages.map(({ content }) => content);

export const threadsOf = async ({ client }: OnTrip) =>
  threads.parse((await client.get('/api/threads').expect(200)).json());

export const markThreadRead = ({ client, id }: OnTrip, upTo: number) =>
  client.post(`/api/matches/${id}/thread/read`, { upTo }).expect(200);
