import { createRequire } from 'node:module';
import type { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const require = createRequire(import.meta.url);
let parse: typeof parsePhoneNumberFromString | undefined;

/** Loads its library, a hundred files with the numbers of all countries, on first use. */
export function parsePhone(text: string) {
  parse ??= (
    require('libphonenumber-js/max') as { parsePhoneNumberFromString: typeof parsePhoneNumberFromString }
  ).parsePhoneNumberFromString;
  return parse(text);
}
