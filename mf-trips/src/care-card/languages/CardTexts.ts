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
  sentence: (helper: string) => string;
  /** Before the name and the number of a person, when there is a number. */
  pleaseCall: string;
  helps: string;
  needs: Record<Need, string>;
}
