import type { Me } from 'backend/contract/account';
import type { Listing, ListingType, Place } from 'backend/contract/listings';
import { readFlight } from '../../search/filter';

type Shown = 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'time' | 'flightNumber' | 'name';

/** What both kinds of forms have typed, and what only one of them has. */
export type Previewed = Record<Shown | 'description' | 'tipAmount' | 'acceptsTips', string> & {
  skills?: string;
  offersTips?: string;
};

interface Known {
  departure: Place;
  arrival: Place;
  me: Me | null;
}

/** A form that is being filled in, as the listing that it will be. */
export function previewOf(type: ListingType, typed: Previewed, { departure, arrival, me }: Known): Listing {
  const username = me?.username ?? (typed.name || 'Your name');
  const profilePictureUrl = me?.profilePictureUrl ?? null;
  return {
    id: 0,
    type,
    userId: me?.id ?? null,
    user: { username, profilePictureUrl },
    username,
    profilePictureUrl,
    languages: me?.languages ?? null,
    verified: me?.verified ?? false,
    ratingAverage: null,
    ratingCount: 0,
    departureAirport: departure.code,
    arrivalAirport: arrival.code,
    departure,
    arrival,
    date: typed.date,
    endDate: typed.endDate || null,
    time: typed.time || null,
    flightNumber: readFlight(typed.flightNumber) ?? null,
    skills: typed.skills || null,
    description: typed.description || null,
    tipAmount: Number(typed.tipAmount) || null,
    minTip: null,
    maxTip: null,
    offersTips: typed.offersTips === 'on',
    acceptsTips: typed.acceptsTips === 'on',
    status: 'active',
    confirmedAt: null,
    createdAt: '',
  };
}
