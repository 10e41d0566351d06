import { dialCodes } from './dial-codes';
import { nameOf } from '../../language/inPageLanguage';
import { pageLanguage } from '../../language/pageLanguage';

export type Region = {
  code: string;
  name: string;
  dialCode: string;
};

export const popular = ['US', 'GB', 'CA', 'AU', 'IN'];

const lines = () => dialCodes.split(',').map((line) => line.split(' '));

export function regions(): Region[] {
  const all = lines().flatMap(([dial, ...codes]) =>
    codes.map((code) => ({ code, name: nameOf('region', code), dialCode: `+${dial}` })),
  );
  const rank = ({ code }: Region) => (popular.includes(code) ? popular.indexOf(code) : popular.length);
  return all.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, pageLanguage()));
}

export function dialCodeOf(code: string) {
  const dial = lines().find((line) => line.includes(code))?.[0] ?? '1';
  return `+${dial}`;
}

/** Splits '+442079460958' into the region that owns the dial code and the number within it. */
export function splitNumber(international: string) {
  const digits = international.replace(/\D/g, '');
  const line = lines().find(([dial]) => dial && digits.startsWith(dial));
  const [dial = '', region] = line ?? [];
  return region ? { region, dialCode: `+${dial}`, local: digits.slice(dial.length) } : null;
}
