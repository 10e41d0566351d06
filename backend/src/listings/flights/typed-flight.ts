import { fold } from '../airports/named-airport.js';
import { flightNumber } from '../contract.js';
import airlines from './airlines.json' with { type: 'json' };

const codes = new Map(
  Object.entries(airlines).flatMap(([code, names]) => names.split('|').map((name) => [fold(name), code])),
);

/** `AI102` of `ai 102`, `AI-0102` and `Air India 102`. */
export function typedFlight(text: string): string | undefined {
  const { success, data } = flightNumber.safeParse(text);
  if (success) return data;
  const [, name = '', digits = ''] = /^(.*[^\d\s])\s*0*([1-9]\d{0,3})$/.exec(fold(text)) ?? [];
  const code = codes.get(name.trim());
  return code && `${code}${digits}`;
}
