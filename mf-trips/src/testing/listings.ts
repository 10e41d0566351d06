import type { Airport, Listing } from 'backend/contract/listings';

export const delhi: Airport = {
  code: 'DEL',
  name: 'Indira Gandhi International Airport',
  city: 'Delhi',
  country: 'India',
  lat: 28.5562,
  lon: 77.1,
  timezone: 'Asia/Kolkata',
};

export const chicago: Airport = {
  code: 'ORD',
  name: "Chicago O'Hare International Airport",
  city: 'Chicago',
  country: 'United States',
  lat: 41.9742,
  lon: -87.9073,
  timezone: 'America/Chicago',
};

/** The listing of Ravi, who asks for help, that a trip came of. */
export const sampleRequest = (overrides: Partial<Listing> = {}): Listing => ({
  id: 31,
  type: 'seeking_help',
  userId: 9,
  user: { username: 'Ravi', profilePictureUrl: null },
  username: 'Ravi',
  profilePictureUrl: null,
  languages: 'Hindi, English',
  verified: true,
  ratingAverage: null,
  ratingCount: 0,
  departureAirport: 'DEL',
  arrivalAirport: 'ORD',
  departure: delhi,
  arrival: chicago,
  date: '2027-03-01',
  endDate: null,
  time: '02:50',
  flightNumber: 'AI127',
  skills: '',
  description: 'My mother flies alone for the first time.',
  tipAmount: null,
  minTip: null,
  maxTip: null,
  offersTips: false,
  acceptsTips: false,
  status: 'active',
  confirmedAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
});
