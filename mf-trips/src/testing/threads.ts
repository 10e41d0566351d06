import type { Message } from 'backend/contract/messaging';
import type { Thread, ThreadPerson, ThreadSummary } from 'backend/contract/trips/thread';
import { meera } from './people';

export const priya = { id: 9, username: 'Priya', profilePictureUrl: null };
export const anand = { id: 5, username: 'Anand', profilePictureUrl: null };

/** From Anand unless a test says so. */
export const sampleWords = (overrides: Partial<Message> = {}): Message => ({
  id: 1,
  senderId: anand.id,
  content: 'I wait at the gate',
  createdAt: `2027-02-11T08:00:0${overrides.id ?? 1}.000Z`,
  clientKey: null,
  ...overrides,
});

const onTrip = (person: typeof anand, role: ThreadPerson['role'] = 'helper'): ThreadPerson => ({
  ...person,
  role,
  isMe: person.id === meera.id,
  isMember: true,
  readUpTo: null,
});

/** The conversation of Priya, whose mother flies, with Anand and with Meera, who reads it. */
export const sampleThread = (overrides: Partial<Thread> = {}): Thread => ({
  tripId: 11,
  people: [
    onTrip(priya, 'seeking_help'),
    onTrip(anand),
    onTrip({ id: meera.id, username: meera.username, profilePictureUrl: null }),
  ],
  messages: [],
  before: null,
  unread: 0,
  ...overrides,
});

export const sampleThreadLine = (overrides: Partial<ThreadSummary> = {}): ThreadSummary => ({
  matchId: 12,
  tripId: 11,
  departure: { code: 'HYD', city: 'Hyderabad' },
  arrival: { code: 'ORD', city: 'Chicago' },
  date: '2027-02-28',
  people: [priya, anand],
  last: null,
  unread: 0,
  ...overrides,
});
