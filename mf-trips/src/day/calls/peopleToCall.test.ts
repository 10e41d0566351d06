import { describe, expect, it } from '@jest/globals';
import { lakshmi, sampleTrip } from '../../testing/trips';
import { namesOf } from '../names';
import { nameAndPhone, peopleToCall } from './peopleToCall';

describe('the list of people to call', () => {
  it.each([
    ['Ravi Sharma, son, +1 312 555 0144', { name: 'Ravi Sharma', phone: '+1 312 555 0144' }],
    ['+91 (98) 4455-0112 Sunita', { name: 'Sunita', phone: '+91 (98) 4455-0112' }],
    ['+1 312 555 0144', { name: '+1 312 555 0144', phone: '+1 312 555 0144' }],
    ['王芳，女儿，+86 138 1234 5678', { name: '王芳', phone: '+86 138 1234 5678' }],
    ['مریم، دختر، +98 912 345 6789', { name: 'مریم', phone: '+98 912 345 6789' }],
    ['Ravi, who waits at door 7', null],
  ])('reads %p', (line, expected) => {
    expect(nameAndPhone(line)).toEqual(expected);
  });

  it('calls the traveler first, then the other member, and nobody twice', () => {
    const trip = sampleTrip();
    const names = namesOf(trip, { username: 'Meera' }, lakshmi);
    expect(peopleToCall(trip, lakshmi, names).map(({ name }) => name)).toEqual(['Lakshmi', 'Ravi']);
    const alone = { ...lakshmi, phone: undefined };
    expect(peopleToCall(trip, alone, names).map(({ name }) => name)).toEqual(['Ravi', 'Sunita']);
  });

  it('gives a traveler the Amigo and their own family', () => {
    const trip = sampleTrip({
      role: 'seeking_help',
      contact: { email: null, phoneNumber: '+1 201 555 0136' },
    });
    const names = namesOf(trip, { username: 'Lakshmi Devi' }, lakshmi);
    expect(names).toMatchObject({ viewer: 'traveler', isForSelf: true });
    expect(peopleToCall(trip, lakshmi, names).map(({ name }) => name)).toEqual(['Ravi', 'Ravi Sharma']);
  });
});
