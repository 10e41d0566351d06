import { productName } from '../contract.js';
import type { MailContent, MailLink } from './mail-content.js';
import { mailHtml } from './mail-html.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Subjects become a header: line breaks that users typed must not add headers. */
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

export function renderMail(content: MailContent): RenderedMail {
  for (const link of [content.action, content.secondaryAction, content.footerLink])
    if (link && !/^https?:\/\//.test(link.url))
      throw new Error('The link of a mail must be a full http(s) address');
  const subject = asOneLine(content.subject);
  return { subject, text: mailText(content), html: mailHtml({ ...content, subject }) };
}

const linkText = (link: MailLink | undefined) => link && `${link.label}:\n${link.url}`;

function mailText(content: MailContent): string {
  const { greeting, paragraphs, code, action, secondaryAction, footnote, footerLink } = content;
  const links = [linkText(action), linkText(secondaryAction)];
  const parts = [greeting, ...paragraphs, code, ...links, footnote, linkText(footerLink)];
  return [...parts.filter((part) => part !== undefined), `-- \n${productName}`].join('\n\n') + '\n';
}
