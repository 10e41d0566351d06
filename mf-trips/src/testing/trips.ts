import type { Flyer } from 'backend/contract/listings';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { chicago, delhi } from './listings';

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
  departure: delhi,
  arrival: chicago,
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

const frankfurt = {
  ...delhi,
  code: 'FRA',
  name: 'Frankfurt Airport',
  city: 'Frankfurt',
  timezone: 'Europe/Berlin',
};
const toFrankfurt = {
  from: 'DEL',
  to: 'FRA',
  departure: delhi,
  arrival: frankfurt,
  date: '2027-02-28',
  time: '22:10',
  arrivalDate: null,
  arrivalTime: null,
  flightNumber: 'LH761',
};

/** Ravi changes planes in Frankfurt, where Meera joins him. */
export const viaFrankfurt: Partial<MatchDetails> = {
  departure: frankfurt,
  date: '2027-03-01',
  time: '10:15',
  flightNumber: 'LH430',
  legs: [
    { ...toFrankfurt, with: 'seeker' },
    {
      ...toFrankfurt,
      from: 'FRA',
      to: 'ORD',
      departure: frankfurt,
      arrival: chicago,
      date: '2027-03-01',
      time: '10:15',
      arrivalDate: '2027-03-01',
      arrivalTime: '12:40',
      flightNumber: 'LH430',
      with: 'both',
    },
  ],
};

/** Meera flies with Ravi to Frankfurt. From there he is alone. */
export const onlyToFrankfurt: Partial<MatchDetails> = {
  arrival: frankfurt,
  legs: [
    { ...toFrankfurt, with: 'both' },
    { ...viaFrankfurt.legs![1]!, with: 'seeker' },
  ],
};

/** Both change planes in Frankfurt. */
export const changesInFrankfurt: Partial<MatchDetails> = {
  legs: [
    {
      ...toFrankfurt,
      date: '2027-03-01',
      time: '02:50',
      arrivalDate: '2027-03-01',
      arrivalTime: '07:20',
      flightNumber: 'AI127',
      with: 'both',
    },
    viaFrankfurt.legs![1]!,
  ],
};

/** For whom Ravi asked. */
export const lakshmiFlies: Flyer = {
  firstName: 'Lakshmi Devi',
  relation: 'mother',
  ageGroup: '70_79',
  languages: 'Telugu, Hindi',
};

/** The care card that Ravi wrote for his mother. */
export const lakshmi: SavedCareCard = {
  firstName: 'Lakshmi',
  phone: '+91 98 4455 0112',
  seat: '31C',
  callFirst: 'Ravi Sharma, son, +1 312 555 0144',
  callSecond: 'Sunita, daughter, +91 98 4455 0190',
  destination: 'Ravi waits at Terminal 5, door C, with a yellow sign',
  medicine: 'Blood pressure tablet, 08:00 and 20:00, in the blue bag',
  ifMissed: 'Lufthansa desk together, then call Ravi',
  needs: ['changing_planes', 'cannot_read_signs'],
};
