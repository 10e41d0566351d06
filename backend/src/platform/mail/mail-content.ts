export interface MailLink {
  label: string;
  url: string;
}

/** What a mail says, as plain text. `renderMail` decides how it looks. */
export interface MailContent {
  subject: string;
  greeting?: string;
  paragraphs: string[];
  code?: string;
  action?: MailLink;
  secondaryAction?: MailLink;
  footnote?: string;
  footerLink?: MailLink;
}
