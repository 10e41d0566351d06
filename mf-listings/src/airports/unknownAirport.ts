/** The contract's text, for pages that do not load the contract. */
export const unknownAirport = 'Choose an airport from the list';
