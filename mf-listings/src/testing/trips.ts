import type { MatchDetails } from 'backend/contract/listings/matches';
import { airportList } from './listings';

const [delhi, chicago] = airportList;

/** Agreed between Meera, an Amigo, and Ravi. The viewer is Meera unless a test says so. */
export const sampleTrip = (overrides: Partial<MatchDetails> = {}): MatchDetails => ({
  id: 12,
  listingId: 31,
  status: 'agreed',
  role: 'helper',
  proposedByMe: false,
  other: {
    id: 9,
    username: 'Ravi',
    profilePictureUrl: null,
    languages: 'Hindi, English',
    verified: true,
    ratingAverage: null,
    ratingCount: 0,
  },
  departure: delhi!,
  arrival: chicago!,
  date: '2027-03-01',
  time: '02:50',
  flightNumber: 'AI127',
  meetingPoint: null,
  meetingTime: null,
  confirmedByMe: false,
  confirmedByOther: false,
  cancelled: null,
  createdAt: '2027-02-11T08:00:00.000Z',
  contact: { email: 'ravi@example.com', phoneNumber: '+1 312 555 0144' },
  sign: { digits: '4729', picture: 'umbrella' },
  steps: [],
  familyLink: null,
  hasCareCard: false,
  ...overrides,
});
