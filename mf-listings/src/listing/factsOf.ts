import { words } from '../words';

/** What is known, in a line: 'DEL to ORD, Dec 4, 2026, AI127'. */
export const factsOf = (...facts: (string | false | null | undefined)[]): string =>
  words.facts(facts.flatMap((fact) => fact || []));
