import type { Airport, Listing, Place } from 'backend/contract/listings';

export const delhi: Place = {
  code: 'DEL',
  name: 'Indira Gandhi International Airport',
  city: 'Delhi',
  country: 'India',
  lat: 28.5562,
  lon: 77.1,
};

export const chicago: Place = {
  code: 'ORD',
  name: "Chicago O'Hare International Airport",
  city: 'Chicago',
  country: 'United States',
  lat: 41.9742,
  lon: -87.9073,
};

export const newYork: Place = {
  code: 'JFK',
  name: 'John F Kennedy International Airport',
  city: 'New York',
  country: 'United States',
  lat: 40.6398,
  lon: -73.7789,
};

export const airportList: Airport[] = [
  { ...delhi, timezone: 'Asia/Kolkata' },
  { ...chicago, timezone: 'America/Chicago' },
  { ...newYork, timezone: 'America/New_York' },
];

/** A helper. Tests override the fields that they are about. */
export function sampleListing(overrides: Partial<Listing> = {}): Listing {
  const { username = 'Meera', profilePictureUrl = null, departure = delhi, arrival = chicago } = overrides;
  return {
    id: 12,
    type: 'helper',
    userId: 7,
    user: { username, profilePictureUrl },
    username,
    profilePictureUrl,
    languages: 'Hindi, English, Telugu',
    verified: true,
    ratingAverage: 4.86,
    ratingCount: 23,
    departureAirport: departure.code,
    arrivalAirport: arrival.code,
    departure,
    arrival,
    date: '2026-12-04',
    endDate: null,
    time: '02:10',
    flightNumber: 'AI127',
    skills: 'Connections, Wheelchair desk, Immigration forms',
    description:
      'I fly this route every winter to see my sister. Happy to walk with your parents from check-in to baggage claim.',
    tipAmount: null,
    minTip: null,
    maxTip: null,
    offersTips: false,
    acceptsTips: true,
    status: 'active',
    confirmedAt: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** A seeker. */
export const sampleRequest = (overrides: Partial<Listing> = {}): Listing =>
  sampleListing({
    id: 31,
    type: 'seeking_help',
    userId: 9,
    username: 'Ifeoma',
    languages: 'Igbo, English',
    verified: false,
    ratingAverage: null,
    ratingCount: 0,
    skills: 'Two small children',
    description:
      'Flying alone with my two-year-old and my baby. An extra pair of hands would mean the world.',
    tipAmount: 25,
    offersTips: true,
    acceptsTips: false,
    ...overrides,
  });

/** Posted by a guest, and not claimed yet. */
export const unclaimed = {
  userId: null,
  username: 'A guest',
  profilePictureUrl: null,
  languages: null,
  verified: false,
  ratingAverage: null,
  ratingCount: 0,
} satisfies Partial<Listing>;

/** What every form for a listing may ask for. */
export const formAnswers = {
  'GET /api/airports': airportList,
  'GET /api/listings/fitting': [],
  'GET /api/listings/flight-routes': [],
};
