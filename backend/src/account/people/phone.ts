import { parsePhone } from '../../platform/sms/parse-phone.js';

export interface Phone {
  e164: string;
  display: string;
}

export function readPhone(text: string): Phone | null {
  const parsed = parsePhone(text);
  if (!parsed?.isValid() || parsed.ext) return null;
  return { e164: parsed.number, display: `+${parsed.countryCallingCode} ${parsed.nationalNumber}` };
}

export const maskPhone = (display: string): string => {
  const [dialCode = '', local = ''] = display.split(' ');
  return `${dialCode} ${'•'.repeat(Math.max(local.length - 4, 0))}${local.slice(-4)}`;
};
