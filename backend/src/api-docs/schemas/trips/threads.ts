import * as threads from '../../../trips/thread/contract.js';
import { describeContract } from '../../describe-contract.js';
import { amara, clientKey, inDays } from '../../examples.js';

const before = 'What to send as `before` for the page with older messages. Null when there are none.';
const tripId = 'The number of the first match of the trip: the same for all who are on it.';

export const ofThreads = describeContract(threads, {
  threadPerson: {
    description: 'Somebody who is on the trip, or was on it and has written.',
    fields: {
      id: 'The id of the user, as in `senderId` of a message.',
      role: 'The seeker of the trip, or one of its helpers.',
      isMe: 'True for the caller.',
      isMember: 'False when they have left the trip or the site, and read nothing new.',
      isSuspended: 'True when they are suspended, and cannot answer. Absent otherwise.',
      readUpTo: 'The id of the last message that they have read. Null when they have read none.',
    },
  },
  thread: {
    description: 'A page of the conversation of all who are on one trip.',
    fields: {
      tripId,
      people: 'The seeker, the helpers in the order in which they fly, and then those who have left.',
      messages: 'In the order of writing, the oldest first; without people on either side of a block.',
      before,
      unread: 'How many messages of others the caller has not marked as read.',
    },
  },
  newThreadMessage: {
    description: 'A message to everybody on the trip.',
    fields: {
      content: 'Plain text of 1 to 2,000 characters.',
      writtenAt: 'When it was written, if it has waited for a network.',
    },
    example: { content: 'I wait at the gate in Frankfurt.', clientKey },
  },
  threadRead: {
    description: 'What is left to read.',
    fields: { unread: 'How many messages of others the caller has not marked as read.' },
  },
  threadSummary: {
    description: 'One line of the list of conversations about trips.',
    fields: {
      matchId: 'The caller’s own match of this trip, for `/api/matches/{id}/thread`.',
      tripId,
      departure: 'Where the seeker begins to fly.',
      arrival: 'Where the seeker arrives at last.',
      'departure.code': 'Three letters, the IATA code.',
      'arrival.code': 'Three letters, the IATA code.',
      people: 'The other members, without those on either side of a block.',
      last: 'What was written last. Null when nobody has written.',
      unread: 'How many messages of others the caller has not marked as read.',
    },
    example: {
      matchId: 12,
      tripId: 11,
      departure: { code: 'HYD', city: 'Hyderabad' },
      arrival: { code: 'ORD', city: 'Chicago' },
      date: inDays(60),
      people: [amara],
      last: null,
      unread: 0,
    },
  },
});
