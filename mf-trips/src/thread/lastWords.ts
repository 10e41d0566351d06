import type { ThreadSummary } from 'backend/contract/trips/thread';
import { listText } from 'shell/host';
import { words } from '../words';

interface Named {
  username: string;
}

/** 'Anand, Meera, and Priya' */
export const namesIn = (people: Named[]): string => listText(people.map(({ username }) => username));

/** 'Anand: I wait at the gate' */
export function lastWords({ last, people }: ThreadSummary, me: number): string {
  if (!last) return words.nobodyHasWritten;
  const author = last.senderId === me ? words.you : people.find(({ id }) => id === last.senderId)?.username;
  return author ? words.wrote(author, last.content) : last.content;
}
