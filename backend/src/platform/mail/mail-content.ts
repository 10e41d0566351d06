import type { Language } from '../language/contract.js';

export interface MailLink {
  label: string;
  url: string;
}

/** Something that the mail is about, as a card. */
export interface MailCard {
  /** Why it is in the mail. */
  reason: string;
  title: string;
  lines: string[];
  link: MailLink;
}

export interface MailContent {
  /** English without it. */
  language?: Language;
  subject: string;
  greeting?: string;
  paragraphs: string[];
  code?: string;
  cards?: MailCard[];
  /** Short answers in one row. The text part has the action alone, which must lead to the same page. */
  answers?: MailLink[];
  action?: MailLink;
  secondaryAction?: MailLink;
  /** Not in the mail: a second button on the notification, beside the action. */
  call?: MailLink;
  footnote?: string;
  footerLink?: MailLink;
  /** A calendar file that is attached. */
  calendar?: { name: string; text: string };
}

/** A mail that is written when its reader's language is known, or that is in English for everybody. */
export type MailText = MailContent | ((language: Language) => MailContent);
