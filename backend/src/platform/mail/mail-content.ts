export interface MailLink {
  label: string;
  url: string;
}

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
