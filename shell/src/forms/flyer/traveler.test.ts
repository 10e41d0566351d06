import { describe, expect, it } from '@jest/globals';
import {
  attachableRequests,
  chosenTraveler,
  dayAsked,
  isOtherPlane,
  nobodyChosen,
  travelerIn,
  type AttachableRequest,
} from './traveler';

const offer = { departureAirport: 'BOM', arrivalAirport: 'ORD', date: '2027-03-01', endDate: null };
const request = (id: number, about: Partial<AttachableRequest> = {}): AttachableRequest => ({
  ...offer,
  id,
  departureAirport: 'HYD',
  flyer: null,
  status: 'active',
  ...about,
});

describe('who flies', () => {
  it('is preset to the request that is closest to the trip', () => {
    const requests = attachableRequests(
      [
        request(1, { date: '2027-03-03' }),
        request(2),
        request(3, { status: 'closed' }),
        request(4, { arrivalAirport: 'JFK' }),
        request(5, { date: '2027-03-09' }),
        request(6, { date: '2027-02-20', endDate: '2027-02-27' }),
      ],
      offer,
    );
    expect(requests.map(({ id }) => id)).toEqual([2, 6, 1]);
    expect(chosenTraveler(nobodyChosen, requests)).toBe('2');
    expect(chosenTraveler({ ...nobodyChosen, flies: 'me' }, requests)).toBe('me');
    expect(chosenTraveler(nobodyChosen, [])).toBe('me');
  });

  const leg = (from: string, to: string, date: string) => ({ from, to, date });
  const mother = request(1, {
    date: '2027-03-01',
    legs: [leg('HYD', 'FRA', '2027-03-01'), leg('FRA', 'ORD', '2027-03-02')],
  });
  const way = (legs: ReturnType<typeof leg>[]) => ({
    departureAirport: legs[0]!.from,
    arrivalAirport: legs.at(-1)!.to,
    date: legs[0]!.date,
    endDate: null,
    legs,
  });

  it('is first a request on the same plane, and none on other flights of another way', () => {
    const trip = way([leg('BOM', 'FRA', '2027-03-01'), leg('FRA', 'ORD', '2027-03-02')]);
    const nearer = request(2, { date: '2027-03-01', departureAirport: 'BOM' });
    const later = { ...mother, id: 3, legs: mother.legs!.map((each) => ({ ...each, date: '2027-03-03' })) };
    const ids = attachableRequests([later, nearer, mother], trip).map(({ id }) => id);
    expect(ids).toEqual([1, 2]);
  });

  it('is on another plane where the trip leads the same way, a day apart or on another number', () => {
    const sameWay = (day: string, next: string) => way([leg('HYD', 'FRA', day), leg('FRA', 'ORD', next)]);
    expect(isOtherPlane(mother, sameWay('2027-03-01', '2027-03-02'))).toBe(false);
    const dayLater = sameWay('2027-03-02', '2027-03-03');
    expect(attachableRequests([mother], dayLater)).toEqual([mother]);
    expect(isOtherPlane(mother, dayLater)).toBe(true);
    const direct = request(2, { departureAirport: 'BOM', date: '2027-03-01', flightNumber: 'AI127' });
    expect(isOtherPlane(direct, { ...offer, flightNumber: 'AI127' })).toBe(false);
    expect(isOtherPlane(direct, { ...offer, flightNumber: 'UA867' })).toBe(true);
    // Its stops are not known.
    expect(isOtherPlane(request(3), offer)).toBe(false);
  });

  it('says the day of a trip that is flexible', () => {
    const flexible = { ...offer, endDate: '2027-03-04' };
    const on = (date: string) => request(1, { departureAirport: 'BOM', date });
    expect(dayAsked(flexible, on('2027-03-03'))).toBe('2027-03-03');
    expect(dayAsked(flexible, on('2027-03-06'))).toBe('2027-03-01');
    expect(dayAsked(flexible, undefined)).toBe('2027-03-01');
    expect(dayAsked({ ...flexible, departureAirport: 'FRA' }, mother)).toBe('2027-03-02');
  });

  it('is sent as a request, as a person, or not at all', () => {
    const typed = { flies: 'other', 'traveler.firstName': ' Kamala ', 'traveler.ageGroup': '80_up' };
    expect(travelerIn(typed, 'me')).toEqual({});
    expect(travelerIn(typed, '44')).toEqual({ traveler: { listingId: 44 } });
    expect(travelerIn(typed, 'other')).toEqual({ traveler: { firstName: 'Kamala', ageGroup: '80_up' } });
  });
});
