import type { Need } from 'backend/contract/listings';

/** The labels and sentences of the printed care card in one language. */
export interface CardTexts {
  /** As its speakers and we call it. */
  name: string;
  /** For "I speak …". */
  englishName: string;
  isRightToLeft?: boolean;
  help: string;
  seat: string;
  gate: string;
  withMe: string;
  family: string;
  meet: string;
  medicine: string;
  missed: string;
  destination: string;
  first: string;
  second: string;
  phone: string;
  sign: string;
  /** Beside the QR code of the traveler's own page. */
  page: string;
  bags: string;
  hello: string;
  sentence: (helper: string) => string;
  /** Of a helper who flies a part of the way: the codes or the names of two airports, in no other form. */
  onPart: (helper: string, from: string, to: string) => string;
  /** Of a part without a helper, for a traveler of any gender. */
  alone: (from: string, to: string) => string;
  /** Before the name and the number of a person, when there is a number. */
  pleaseCall: string;
  helps: string;
  needs: Record<Need, string>;
}
