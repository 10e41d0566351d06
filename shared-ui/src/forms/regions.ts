import { dialCodes } from './dial-codes';

export type Region = {
  /** ISO 3166 code, such as 'US'. */
  code: string;
  name: string;
  /** Such as '+1'. */
  dialCode: string;
  flag: string;
};

export const popular = ['US', 'GB', 'CA', 'AU', 'IN'];

/** A flag is its two letters written in regional indicator symbols. */
const flagOf = (code: string) =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1a5 + letter.charCodeAt(0)));

const lines = () => dialCodes.split(',').map((line) => line.split(' '));

/** Every region, the popular ones first and the others by name. */
export function regions(): Region[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = lines().flatMap(([dial, ...codes]) =>
    codes.map((code) => ({ code, name: names.of(code) ?? code, dialCode: `+${dial}`, flag: flagOf(code) })),
  );
  const rank = ({ code }: Region) => (popular.includes(code) ? popular.indexOf(code) : popular.length);
  return all.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** What must be known of one region while only it is shown. */
export function regionOf(code: string): Omit<Region, 'name'> {
  const dial = lines().find((line) => line.includes(code))?.[0] ?? '1';
  return { code, dialCode: `+${dial}`, flag: flagOf(code) };
}

/** Splits '+442079460958' into the region that owns the dial code and the number within it. */
export function splitNumber(international: string) {
  const digits = international.replace(/\D/g, '');
  const line = lines().find(([dial]) => dial && digits.startsWith(dial));
  const [dial = '', region] = line ?? [];
  return region ? { region, dialCode: `+${dial}`, local: digits.slice(dial.length) } : null;
}
