import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where a phone's owner probably has a bank account; null where the provider cannot pay out to. */
export function countryOfPhone(e164: string | null, countries: string[]): string | null {
  const country = e164 === null ? undefined : parsePhoneNumberFromString(e164)?.country;
  return country && countries.includes(country) ? country : null;
}
