import { directionOf } from '../../../platform/language/languages.js';
import { language as ours } from '../../../platform/language/contract.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { HerPage } from '../contract.js';
import type { ShownLanguage } from '../sentences/airport-language.js';
import { sentencesOf, type Sentence } from '../sentences/sentences.js';
import { wordsIn } from '../words/words.js';
import { speakerIcon } from './icons.js';

function directionOfShown(language: ShownLanguage): 'ltr' | 'rtl' {
  const { data } = ours.safeParse(language);
  return language === 'ar' || (data && directionOf(data) === 'rtl') ? 'rtl' : 'ltr';
}

const names = (language: ShownLanguage) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** A whole screen for a stranger: their language large, English, and hers small. The script shows one at a time. */
export function showScreen(page: HerPage): Markup {
  const words = wordsIn[page.language];
  return html`<section class="screen" role="main" id="show" aria-labelledby="show-title" tabindex="-1">
    <h1 class="unseen" id="show-title">${words.show}</h1>
    <div class="sentences" role="status">
      ${sentencesOf(page).map((sentence, index) => article(sentence, index))}
    </div>
    <div class="buttons">
      <button class="big" type="button" data-kind="another" hidden>${words.anotherSentence}</button>
      <button class="big" type="button" data-kind="read" data-stop="${words.stop}" hidden>
        ${speakerIcon} <span>${words.read}</span>
      </button>
      <a class="big" href="#trip" data-kind="back">${words.back}</a>
    </div>
  </section>`;
}

const article = (sentence: Sentence, index: number) =>
  html`<div class="sentence" ${index === 0 && html`data-first`}>
    ${sentence.map(
      ({ language, text }, place) =>
        html`<div
          lang="${language}"
          dir="${directionOfShown(language)}"
          data-size="${sizes[place] ?? 'small'}"
        >
          <p class="language">${names(language)}</p>
          <p ${place === 0 && html`data-read`}>${text}</p>
        </div>`,
    )}
  </div>`;

const sizes = ['large', 'middle', 'small'];
