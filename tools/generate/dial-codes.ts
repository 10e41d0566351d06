// Writes the dial codes of libphonenumber-js, so that the page does not load its rules: npm run generate -- dial-codes
import metadata from 'libphonenumber-js/metadata.min';
import { writeGenerated } from './write-generated.ts';

const table = Object.entries(metadata.country_calling_codes)
  .map(([code, regions]) => `${code} ${regions.join(' ')}`)
  .join(',');

writeGenerated(
  'shared-ui/src/forms/phone/dial-codes.ts',
  `/** Written by tools/generate/dial-codes.ts: each dial code with the regions that use it, the main one first. */
export const dialCodes =
  '${table}';
`,
);
