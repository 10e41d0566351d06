import { html, type Markup } from '../../../platform/html/markup.js';
import type { HerPage } from '../contract.js';
import { wordsIn } from '../words/words.js';
import { whomText } from './her-texts.js';

/** One press more, to be sure. The form works without scripts; with them it also waits for a network. */
export function helpScreen(page: HerPage, token: string): Markup {
  const { help } = wordsIn[page.language];
  return html`<section class="screen" role="main" id="help" aria-labelledby="help-title" tabindex="-1">
    <h1 id="help-title" data-read>${help.question}</h1>
    <p data-read>${whomText(page)}</p>
    <p class="outcome" role="alert" data-waiting="${help.waiting}" data-failed="${help.failed}"></p>
    <form method="post" action="/with/${token}/help" class="buttons">
      <button class="big" data-kind="yes">${help.yes}</button>
      <a class="big" href="#trip" data-kind="back">${help.no}</a>
    </form>
  </section>`;
}
