import { html, type Markup } from '../../../platform/html/markup.js';
import type { Language } from '../../../platform/language/contract.js';
import { languageNames } from '../../../platform/language/languages.js';
import { journeyWords } from '../words/index.js';

/** The same page in the other languages, by their own names, as in the site's header. Its links need no script. */
export const languageChoice = (language: Language, languages: Language[]): Markup | false =>
  languages.length > 1 &&
  html`<details class="languages">
    <summary>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c5 5.500 5 12.500 0 18c-5-5.500-5-12.500 0-18" />
      </svg>
      <span class="unseen">${journeyWords(language).language}</span>
      <span>${languageNames[language]}</span>
    </summary>
    <ul>
      ${languages.map(
        (code) =>
          html`<li>
            <a
              href="?language=${code}"
              hreflang="${code}"
              lang="${code}"
              ${code === language && html`aria-current="true"`}
              >${languageNames[code]}</a
            >
          </li>`,
      )}
    </ul>
  </details>`;
