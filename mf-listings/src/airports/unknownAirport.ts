import { words } from '../words';

/** The contract's text, for pages that do not load the contract. */
export const unknownAirport = words.chooseAirport;
