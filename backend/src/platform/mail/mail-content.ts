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
  subject: string;
  greeting?: string;
  paragraphs: string[];
  code?: string;
  cards?: MailCard[];
  action?: MailLink;
  secondaryAction?: MailLink;
  footnote?: string;
  footerLink?: MailLink;
  /** A calendar file that is attached. */
  calendar?: { name: string; text: string };
}
