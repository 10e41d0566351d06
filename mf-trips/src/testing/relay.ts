import type { Flyer } from 'backend/contract/listings';
import type { Companion, MatchDetails, Step, StepName } from 'backend/contract/trips';
import { chicago, delhi } from './listings';
import { sampleTrip } from './trips';

const hyderabad = {
  ...delhi,
  code: 'HYD',
  name: 'Rajiv Gandhi International Airport',
  city: 'Hyderabad',
};
const frankfurt = {
  ...delhi,
  code: 'FRA',
  name: 'Frankfurt Airport',
  city: 'Frankfurt',
  timezone: 'Europe/Berlin',
};

/** The mother of Priya, who asked for her. */
export const kamalaFlies: Flyer = {
  firstName: 'Kamala Rao',
  relation: 'mother',
  ageGroup: '80_up',
  languages: 'Telugu',
};

const person = (id: number, username: string) => ({
  id,
  username,
  profilePictureUrl: null,
  languages: 'Telugu, English',
  verified: true,
  ratingAverage: null,
  ratingCount: 0,
});
export const anand = person(21, 'Anand Kumar');
export const meeraIyer = person(22, 'Meera Iyer');
export const priya = person(23, 'Priya Rao');

const toFrankfurt = {
  from: 'HYD',
  to: 'FRA',
  departure: hyderabad,
  arrival: frankfurt,
  date: '2027-03-06',
  time: '02:50',
  arrivalDate: '2027-03-06',
  arrivalTime: '08:25',
  flightNumber: 'LH753',
};
const toChicago = {
  from: 'FRA',
  to: 'ORD',
  departure: frankfurt,
  arrival: chicago,
  date: '2027-03-06',
  time: '11:00',
  arrivalDate: '2027-03-06',
  arrivalTime: '13:20',
  flightNumber: 'LH430',
};

/** At Gate B22, where Anand gives Kamala to Meera. */
export const atTheGate = {
  airport: 'FRA',
  place: 'Gate B22',
  date: '2027-03-06',
  time: '10:15',
  from: 'Anand',
  to: 'Meera',
};

export const anandsPart = (parts: Partial<Companion> = {}): Companion => ({
  matchId: 12,
  person: anand,
  legs: [1],
  status: 'agreed',
  steps: [],
  ...parts,
});
export const meerasPart = (parts: Partial<Companion> = {}): Companion => ({
  matchId: 13,
  person: meeraIyer,
  legs: [2],
  status: 'agreed',
  steps: [],
  ...parts,
});

/** What Priya sees of Anand's part, trip 12, while the leg from Frankfurt has no companion. */
export const withAnandAlone = (overrides: Partial<MatchDetails> = {}): MatchDetails =>
  sampleTrip({
    id: 12,
    tripId: 12,
    role: 'seeking_help',
    other: anand,
    flyer: kamalaFlies,
    departure: hyderabad,
    arrival: frankfurt,
    date: '2027-03-06',
    time: '02:50',
    flightNumber: 'LH753',
    legs: [
      { ...toFrankfurt, with: 'both', companion: anand.id },
      { ...toChicago, with: 'seeker', companion: null },
    ],
    ...overrides,
  });

/** The same, once Meera has agreed. */
export const withAnand = (overrides: Partial<MatchDetails> = {}): MatchDetails =>
  withAnandAlone({
    legs: [
      { ...toFrankfurt, with: 'both', companion: anand.id },
      { ...toChicago, with: 'seeker', companion: meeraIyer.id },
    ],
    companions: [anandsPart(), meerasPart()],
    meetings: [atTheGate],
    ...overrides,
  });

/** Trip 13, which is Meera's part: for Priya, or for Meera. */
export const withMeera = (overrides: Partial<MatchDetails> = {}): MatchDetails =>
  withAnand({
    id: 13,
    other: meeraIyer,
    departure: frankfurt,
    arrival: chicago,
    time: '11:00',
    flightNumber: 'LH430',
    legs: [
      { ...toFrankfurt, with: 'seeker', companion: anand.id },
      { ...toChicago, with: 'both', companion: meeraIyer.id },
    ],
    ...overrides,
  });

/** The same trips for the helper whose part it is. */
export const anandReads: Partial<MatchDetails> = {
  role: 'helper',
  other: priya,
  companions: [anandsPart({ isMe: true }), meerasPart()],
};
export const meeraReads: Partial<MatchDetails> = {
  role: 'helper',
  other: priya,
  companions: [anandsPart(), meerasPart({ isMe: true })],
};

const contact = { email: null, phoneNumber: '+49 69 555 0188' };
/** The family reads both parts. */
export const partsOfFamily = {
  'GET /api/matches/12': { ...withAnand(), contact },
  'GET /api/matches/13': { ...withMeera(), contact },
};

/** A step of which both have said so. */
export const tapped = (step: StepName, leg: number, at: string): Step => ({
  step,
  leg,
  at,
  byMe: true,
  byBoth: true,
  canTakeBack: false,
  takeBackUntil: null,
});
