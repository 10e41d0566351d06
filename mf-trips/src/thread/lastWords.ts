import type { ThreadSummary } from 'backend/contract/trips/thread';
import { words } from '../words';

/** 'Anand: I wait at the gate' */
export function lastWords({ last, people }: ThreadSummary, me: number): string {
  if (!last) return words.nobodyHasWritten;
  const author = last.senderId === me ? words.you : people.find(({ id }) => id === last.senderId)?.username;
  return author ? words.wrote(author, last.content) : last.content;
}

interface Named {
  username: string;
}

export const namesOf = (people: Named[]): string[] => people.map(({ username }) => username);
