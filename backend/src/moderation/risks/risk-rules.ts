/** The heaviest first. */
export const riskKinds = ['money', 'parcels', 'documents', 'elsewhere'] as const;
export type RiskKind = (typeof riskKinds)[number];

interface Rule {
  /**
   * Words in any letter case. `*` is the rest of a word, `_` up to three words between, `#` a number, `$` a currency's
   * sign. Scripts without spaces match anywhere.
   */
  phrases: string[];
  /** Messages that must be found. */
  found: string[];
  /** Messages that must not be found by any rule of the language. */
  fine: string[];
}

/** Words that are harmless alone: together they ask a traveler to carry something for other people. */
export interface CarryWords {
  /** What couriers are given: a traveler rarely asks for help with these. */
  goods: string[];
  /** What travelers have themselves. */
  bags: string[];
  /** Forms of verbs that ask the reader to carry. */
  carry: string[];
  /** Another person gives the reader something, or collects it. */
  handOver: string[];
  /** Beginnings of a request. */
  ask: string[];
  /** For whom things are carried: people who do not travel. */
  recipients: string[];
  /** A bag of which nothing has been said. */
  indefinite: string[];
  counts: string[];
  /** Whose bag it is: the traveler's own. */
  own: string[];
  /** More than the traveler has. */
  extra: string[];
  /** Who carries, if it is not the reader. */
  subjects: string[];
  pay: string[];
  /** In front of the verb: help with the traveler's bags. */
  help: string[];
  /** Places of an airport, prices of airlines, things for one's own use. */
  harmless: string[];
}

/** The rules of one language. */
export interface RiskRules extends Record<RiskKind, Rule> {
  carrying: CarryWords;
  /** Where there are no articles, a bag may be any bag. */
  hasArticles: boolean;
}

/** Every beginning with every end. */
export const each = (beginnings: string[], ends: string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));

/** A table's cell: words and phrases with commas between. */
export const list = (text: string): string[] => text.split(',').map((word) => word.trim());
