import { html } from '../../../platform/html/markup.js';
import type { Language } from '../../../platform/language/contract.js';
import { localeOf } from '../../../platform/language/formats.js';
import { prefixOf } from '../../../platform/language/languages.js';
import { wordsOf } from '../../words/index.js';
import type { PlainPage } from './page-html.js';

/** Its script fills the route and the day in. */
export function stillFlyingPage(language: Language): PlainPage {
  const { stillFlyingPage: words, way, openTrip } = wordsOf(language);
  const { title, wait, noScript, seen, ...texts } = words;
  const [before, link, after] = noScript.split(/<\/?trips>/);
  const prefix = prefixOf(language);
  const shown = { ...texts, seen: seen(way('{from}', '{to}'), '{day}'), openTrip, prefix };
  return {
    language,
    title,
    script: '/still-flying/page.js',
    content: html`<main data-locale="${localeOf(language)}" data-words="${JSON.stringify(shown)}">
      <div class="answer" role="status">
        <h1>${wait}</h1>
        <p id="text">
          <noscript>${before}<a href="${prefix}/trips">${link}</a>${after}</noscript>
        </p>
      </div>
    </main>`,
  };
}
