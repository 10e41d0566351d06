import { productName } from '../contract.js';
import type { Language } from '../language/contract.js';
import type { MailCard, MailContent, MailLink } from './mail-content.js';
import { mailHtml } from './mail-html.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  calendar?: MailContent['calendar'];
}

/** Subjects become a header: line breaks that users typed must not add headers. */
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

export function renderMail(content: MailContent): RenderedMail {
  const cardLinks = content.cards?.map(({ link }) => link) ?? [];
  const { answers = [] } = content;
  for (const link of [content.action, content.secondaryAction, content.footerLink, ...answers, ...cardLinks])
    if (link && !/^https?:\/\//.test(link.url))
      throw new Error('The link of a mail must be a full http(s) address');
  const subject = asOneLine(content.subject);
  const { calendar } = content;
  return {
    subject,
    text: mailText(content),
    html: mailHtml({ ...content, subject }),
    ...(calendar && { calendar }),
  };
}

/** Before a line that belongs to what is said. */
const colons: Partial<Record<Language, string>> = { fr: '\u202f:', zh: '：' };
const withColon = (text: string, { language = 'en' }: Pick<MailContent, 'language'>) =>
  text + (colons[language] ?? ':');

function mailText(content: MailContent): string {
  const linkText = (link: MailLink | undefined) => link && `${withColon(link.label, content)}\n${link.url}`;
  const cardText = ({ reason, title, lines, link }: MailCard) =>
    [withColon(reason, content), title, ...lines, link.url].join('\n');
  const { greeting, paragraphs, code, cards = [], action, secondaryAction, footnote, footerLink } = content;
  const links = [linkText(action), linkText(secondaryAction)];
  const parts = [
    greeting,
    ...paragraphs,
    code,
    ...cards.map(cardText),
    ...links,
    footnote,
    linkText(footerLink),
  ];
  return [...parts.filter((part) => part !== undefined), `-- \n${productName}`].join('\n\n') + '\n';
}
