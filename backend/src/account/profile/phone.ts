import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface Phone {
  /** The one form in which numbers are compared and texted. */
  e164: string;
  /** Dial code, a space, the local number. */
  display: string;
}

/** The number that a person typed, or null when no phone has it. */
export function readPhone(text: string): Phone | null {
  const parsed = parsePhoneNumberFromString(text);
  if (!parsed?.isValid() || parsed.ext) return null;
  return { e164: parsed.number, display: `+${parsed.countryCallingCode} ${parsed.nationalNumber}` };
}

/** Enough of a number for its owner to recognise it. */
export const maskPhone = (display: string): string => {
  const [dialCode = '', local = ''] = display.split(' ');
  return `${dialCode} ${'•'.repeat(Math.max(local.length - 4, 0))}${local.slice(-4)}`;
};
