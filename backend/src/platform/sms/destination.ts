import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhone } from './parse-phone.js';

export type Destination = { country: CountryCode } | { refusal: string };

/** Landlines cannot receive SMS, and premium numbers cost money. */
const textable = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

export function destination(to: string, allowedCountries: string[]): Destination {
  const number = parsePhone(to);
  if (!number?.isValid() || number.number !== to) return { refusal: 'Please enter a valid phone number' };
  const { country } = number;
  const type = number.getType();
  if (!country || !allowedCountries.includes(country)) {
    return { refusal: 'We cannot send text messages to this country yet' };
  }
  if (!type || !textable.includes(type)) return { refusal: 'Please enter a mobile phone number' };
  return { country };
}
