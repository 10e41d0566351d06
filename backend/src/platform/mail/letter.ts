import { productName } from '../contract.js';
import { letterHtml } from './letter-html.js';

export interface LetterLink {
  label: string;
  url: string;
}

/** What a letter says, as plain text; how it looks is the renderer's. */
export interface LetterContent {
  subject: string;
  greeting?: string;
  paragraphs: string[];
  /** A code to type in, shown large. */
  code?: string;
  action?: LetterLink;
  /** The other thing that can be done, less likely than the first. */
  otherAction?: LetterLink;
  footnote?: string;
  /** Below everything, small. */
  footerLink?: LetterLink;
}

/** A rendered letter, ready to be sent. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Subjects become a header, so they are one line whatever people typed into them. */
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Renders a letter as text and as HTML that looks like the site. */
export function letter(content: LetterContent): Letter {
  for (const link of [content.action, content.otherAction, content.footerLink])
    if (link && !/^https?:\/\//.test(link.url))
      throw new Error('The link of a letter must be a full http(s) address');
  const subject = asOneLine(content.subject);
  return { subject, text: letterText(content), html: letterHtml({ ...content, subject }) };
}

const linkText = (link: LetterLink | undefined) => link && `${link.label}:\n${link.url}`;

function letterText(content: LetterContent): string {
  const { greeting, paragraphs, code, action, otherAction, footnote, footerLink } = content;
  const links = [linkText(action), linkText(otherAction)];
  const parts = [greeting, ...paragraphs, code, ...links, footnote, linkText(footerLink)];
  return [...parts.filter((part) => part !== undefined), `-- \n${productName}`].join('\n\n') + '\n';
}
