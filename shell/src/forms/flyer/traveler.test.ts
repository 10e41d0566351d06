import { describe, expect, it } from '@jest/globals';
import {
  attachableRequests,
  chosenTraveler,
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

  it('is sent as a request, as a person, or not at all', () => {
    const typed = { flies: 'other', 'traveler.firstName': ' Kamala ', 'traveler.ageGroup': '80_up' };
    expect(travelerIn(typed, 'me')).toEqual({});
    expect(travelerIn(typed, '44')).toEqual({ traveler: { listingId: 44 } });
    expect(travelerIn(typed, 'other')).toEqual({ traveler: { firstName: 'Kamala', ageGroup: '80_up' } });
  });
});
