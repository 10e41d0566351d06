import { cityIn } from '../../../listings/index.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { HerPage } from '../contract.js';
import { wordsIn } from '../words/words.js';
import { isolating } from './her-texts.js';

/** One press more, to be sure, where nobody flies the last leg with her. Her page links to it from the take-off on. */
export function landedScreen(page: HerPage, token: string): Markup | false {
  const last = page.legs.at(-1);
  if (last?.with !== 'seeker') return false;
  const { help, landed } = wordsIn[page.language];
  const city = isolating(page)(cityIn(page.language, last.to));
  return html`<section class="screen" role="main" id="landed" aria-labelledby="landed-title" tabindex="-1">
    <h1 id="landed-title" data-read>${landed.question(city)}</h1>
    <p class="outcome" role="alert" data-waiting="${help.waiting}" data-failed="${help.failed}"></p>
    <form method="post" action="/with/${token}/landed" class="buttons">
      <button class="big" data-kind="yes">${landed.yes}</button>
      <a class="big" href="#trip" data-kind="back">${help.no}</a>
    </form>
  </section>`;
}
