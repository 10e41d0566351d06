import type { DemoPerson } from './demo-people/demo-person.js';
import { fromAfrica } from './demo-people/from-africa.js';
import { fromEastAsia } from './demo-people/from-east-asia.js';
import { fromIndia } from './demo-people/from-india.js';
import { fromIranAndPoland } from './demo-people/from-iran-and-poland.js';
import { fromLatinAmerica } from './demo-people/from-latin-america.js';

export const demoPeople: DemoPerson[] = [
  ...fromIndia,
  ...fromLatinAmerica,
  ...fromEastAsia,
  ...fromAfrica,
  ...fromIranAndPoland,
];
