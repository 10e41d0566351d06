/** What both sides of the wire know about flights and airports. It runs in browsers: nothing here may need a server. */
export { cityLists } from './airports/city-names/all-lists.js';
export { regions } from './airports/city-names/regions.js';
export { loadCityNames } from './airports/city-names/load-names.js';
export { readNames } from './airports/city-names/read-names.js';
export { namePlaces, placeNames, type PlaceNames } from './airports/place-names.js';
export { findNamed, fold, foldedNames } from './airports/named-airport.js';
export { otherCountryNames, otherNames } from './airports/other-names.js';
export { dayOfLanding, landingOf, takeOffOf, type FlightTimes, type Zones } from './legs/landing.js';
export { missingParts, type MissingPart } from './legs/missing-parts.js';
