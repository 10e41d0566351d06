/**
 * A page that the shell shows, and the server too where scripts are off. In its texts `**words**` are strong,
 * `[words](address)` is a link, and `{contact}` says how to reach us.
 */
export interface LegalText {
  title: string;
  updated: string;
  lead: string;
  sections: LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs and lists. */
  body: (string | string[])[];
  /** A last paragraph for sites with the sandbox. */
  inDemo?: string;
}
