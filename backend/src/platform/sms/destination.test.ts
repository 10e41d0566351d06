import { describe, expect, it } from '@jest/globals';
import { destination } from './destination.js';

const allowed = ['US', 'GB', 'IN'];

describe('the SMS sender', () => {
  it.each([
    ['+12025550143', 'US'],
    ['+447400123456', 'GB'],
    ['+919876543210', 'IN'],
  ])('texts the mobile number %s', (number, country) => {
    expect(destination(number, allowed)).toEqual({ country });
  });

  it.each([
    ['a premium number', '+19005551234', 'Please enter a mobile phone number'],
    ['a free number', '+18005551234', 'Please enter a mobile phone number'],
    ['a landline', '+442071234567', 'Please enter a mobile phone number'],
    ['a short number', '+1911', 'Please enter a valid phone number'],
    ['no number', 'hello', 'Please enter a valid phone number'],
    ['an extension', '+12025550143;ext=5', 'Please enter a valid phone number'],
    ['a number written for people', '+1 202-555-0143', 'Please enter a valid phone number'],
    ['a country that is not on the list', '+33612345678', 'We cannot send text messages to this country yet'],
    ['a Caribbean number behind +1', '+18765551234', 'We cannot send text messages to this country yet'],
  ])('does not text %s', (_, number, refusal) => {
    expect(destination(number, allowed)).toEqual({ refusal });
  });
});
