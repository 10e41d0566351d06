export const riskKinds = ['parcels', 'money', 'documents', 'elsewhere'] as const;
export type RiskKind = (typeof riskKinds)[number];

interface Rule {
  /**
   * Words in any letter case. `*` is the rest of a word, `_` up to three words between. Scripts without spaces match
   * anywhere.
   */
  phrases: string[];
  /** Messages that must be found. */
  found: string[];
  /** Messages that must not be found by any rule of the language. */
  fine: string[];
}

/** The rules of one language. */
export type RiskRules = Record<RiskKind, Rule>;
