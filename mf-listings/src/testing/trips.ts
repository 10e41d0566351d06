import type { Match } from 'backend/contract/trips';
import { airportList } from './listings';
import { contactRequest } from './requests';

const [delhi, chicago] = airportList;

/** The owner of a listing, an Amigo, flies together with Ravi. */
export const agreedTrip = (listingId: number): Match => ({
  id: 12,
  listingId,
  status: 'agreed',
  role: 'helper',
  proposedByMe: false,
  other: { ...contactRequest().person, id: 9 },
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
});
