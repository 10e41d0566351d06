// Writes src/forms/dial-codes.ts from libphonenumber-js, so that the page does not carry its rules: `node dial-codes.mjs`.
import { writeFile } from 'node:fs/promises';
import metadata from 'libphonenumber-js/metadata.min';

const table = Object.entries(metadata.country_calling_codes)
  .map(([code, regions]) => `${code} ${regions.join(' ')}`)
  .join(',');

await writeFile(
  new URL('src/forms/dial-codes.ts', import.meta.url),
  `/** Written by dial-codes.mjs: each dial code with the regions that use it, the main one first. */
export const dialCodes =
  '${table}';
`,
);
