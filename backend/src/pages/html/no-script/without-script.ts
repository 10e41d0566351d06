import { productName } from '../../../platform/contract.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { Language } from '../../../platform/language/contract.js';
import { longDayIn } from '../../../platform/language/formats.js';
import { prefixOf } from '../../../platform/language/languages.js';
import { legalName, type LegalText } from '../../legal/contract.js';
import { legalTextIn } from '../../legal/texts/index.js';
import { wordsOf } from './words/index.js';

interface Site {
  contactEmail: string;
  sandbox: boolean;
}

interface Page extends Site {
  /** Without its language. */
  pathname: string;
  language: Language;
}

/** What a browser without scripts shows: the pages that one must be able to read, and elsewhere the way to them. */
export async function withoutScript(page: Page): Promise<Markup> {
  const { pathname, language } = page;
  const { data: name } = legalName.safeParse(pathname.slice(1));
  if (name) return legalPage(await legalTextIn(language, name), page);
  const words = wordsOf(language);
  if (pathname === '/contact')
    return html`<h1>${words.contactTitle}</h1>
      <p>${inline(words.aPersonReads, page)}</p>`;
  return html`<h1>${productName}</h1>
    <p>${words.needsScript}</p>
    <p>${inline(words.canRead, page)}</p>`;
}

function legalPage({ title, updated, lead, sections }: LegalText, page: Page) {
  const { language, pathname, sandbox } = page;
  const words = wordsOf(language);
  return html`${language !== 'en' && html`<p>${inEnglish(words.englishDecides(pathname), page)}</p>`}
    <h1>${title}</h1>
    <p>${words.lastUpdated(longDayIn(language, updated))}</p>
    <p>${lead}</p>
    ${sections.map(
      (section) =>
        html`<h2 id="${section.id}">${section.title}</h2>
          ${section.body.map((block) =>
            typeof block === 'string'
              ? html`<p>${inline(block, page)}</p>`
              : html`<ul>
                  ${block.map((item) => html`<li>${inline(item, page)}</li>`)}
                </ul>`,
          )}
          ${sandbox && section.inDemo !== undefined && html`<p>${inline(section.inDemo, page)}</p>`} `,
    )}`;
}

/** A text whose links lead to pages in English. */
const inEnglish = (text: string, page: Page) => inline(text, { ...page, language: 'en' });

const marks = /(\*\*[^*]{1,200}\*\*|\[[^[\]]{1,200}\]\([^()]{1,200}\)|\{contact\}|\{mail\})/;

function inline(text: string, page: Page): (Markup | string)[] {
  return text.split(marks).flatMap((piece) => {
    if (piece === '{contact}') return inline(wordsOf(page.language).writeTo, page);
    if (piece === '{mail}') return html`<a href="mailto:${page.contactEmail}">${page.contactEmail}</a>`;
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return html`<strong>${strong}</strong>`;
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    if (!words || !address) return piece;
    const prefix = address.startsWith('/') ? prefixOf(page.language) : '';
    return html`<a href="${prefix + address}">${words}</a>`;
  });
}
