import type { ThreadSummary } from 'backend/contract/trips/thread';

const list = new Intl.ListFormat('en');

interface Named {
  username: string;
}

/** 'Anand, Meera, and Priya' */
export const namesIn = (people: Named[]): string => list.format(people.map(({ username }) => username));

/** 'Anand: I wait at the gate' */
export function lastWords({ last, people }: ThreadSummary, me: number): string {
  if (!last) return 'Nobody has written yet';
  const author = last.senderId === me ? 'You' : people.find(({ id }) => id === last.senderId)?.username;
  return author ? `${author}: ${last.content}` : last.content;
}

export const unreadWords = (count: number): string =>
  `${count} unread ${count === 1 ? 'message' : 'messages'}`;
