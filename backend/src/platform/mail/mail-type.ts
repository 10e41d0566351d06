import { directionOf } from '../language/languages.js';
import type { Language } from '../language/contract.js';
import { html, Markup } from '../html/markup.js';

const latin = 'Figtree,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial';

/** Faces that devices have for the other scripts: mails load no fonts. */
const scripts: Partial<Record<Language, string>> = {
  hi: 'Kohinoor Devanagari,Noto Sans Devanagari,Nirmala UI,Mangal',
  te: 'Kohinoor Telugu,Noto Sans Telugu,Nirmala UI,Gautami',
  zh: 'PingFang SC,Microsoft YaHei,Noto Sans SC',
  fa: 'Vazirmatn,Segoe UI,Tahoma',
};

/** Signs above and below the line need room. */
const isTall = (language: Language) => language === 'hi' || language === 'te' || language === 'fa';

/** How a mail in this language is set. */
export interface MailType {
  body: Markup;
  display: string;
  /** Of headings. */
  leading: string;
  direction: Markup | undefined;
  /** Mail clients drop the direction of <html>, and Outlook needs it with the alignment at each cell. */
  cell: Markup | undefined;
  /** The direction again, beside each of the two: GMX drops the attribute. */
  flow: Markup | undefined;
  /** Alignment of addresses, which always run from left to right. */
  start: 'left' | 'right';
}

export function mailType(language: Language): MailType {
  const own = scripts[language];
  const face = `${latin},${own ? `${own},` : ''}sans-serif`;
  const isRightToLeft = directionOf(language) === 'rtl';
  return {
    body: new Markup(`font-family:${face};font-size:17px;line-height:${isTall(language) ? '1.75' : '1.5'}`),
    display: `Bricolage Grotesque,${face}`,
    leading: isTall(language) ? '1.5' : '1.2',
    direction: isRightToLeft ? html`dir="rtl"` : undefined,
    cell: isRightToLeft ? html`dir="rtl" align="right"` : undefined,
    flow: isRightToLeft ? new Markup('direction:rtl;') : undefined,
    start: isRightToLeft ? 'right' : 'left',
  };
}
