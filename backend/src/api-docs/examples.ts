/** People and trips that several examples share. */
export const amara = { id: 41, username: 'Amara N.', profilePictureUrl: null };
export const captchaToken = '0.zrSnRHO7h0HwSjSCU8oyzbjEtD8p';
export const clientKey = '0199a3c4-0000-7000-8000-000000000001';
export const mailedToken = 'vq3Yk0s1xT8cLw5eRn2uAgZk3rB2sLQf6mT9vXw1yA8gYk3vQ0s1xT8c';

/** A day that the running API accepts: trips are at most two years ahead. */
export const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

export const newTrip = { departureAirport: 'JFK', arrivalAirport: 'DEL', date: inDays(60) };

export const listing = {
  id: 7,
  type: 'helper' as const,
  userId: amara.id,
  user: { username: amara.username, profilePictureUrl: null },
  username: amara.username,
  profilePictureUrl: null,
  languages: 'English, Hindi',
  verified: true,
  ratingAverage: 4.8,
  ratingCount: 5,
  ...newTrip,
  departure: {
    code: 'JFK',
    name: 'John F. Kennedy International Airport',
    city: 'New York',
    country: 'US',
    lat: 40.64,
    lon: -73.78,
  },
  arrival: {
    code: 'DEL',
    name: 'Indira Gandhi International Airport',
    city: 'New Delhi',
    country: 'IN',
    lat: 28.56,
    lon: 77.1,
  },
  endDate: null,
  time: '21:35',
  flightNumber: 'AI102',
  skills: null,
  needs: ['changing_planes' as const, 'forms' as const],
  flyer: null,
  description: 'I fly this route twice a year and gladly help with the transfer.',
  tipAmount: null,
  minTip: null,
  maxTip: null,
  offersTips: false,
  acceptsTips: true,
  status: 'active' as const,
  confirmedAt: null,
  createdAt: `${inDays(-3)}T09:12:44.000Z`,
};
