import { html, type Markup } from '../../../platform/html/markup.js';
import { listIn } from '../../../platform/language/formats.js';
import { maxViewers } from '../contract.js';
import { markup } from './isolates.js';
import type { Shown } from './shown-journey.js';

/** The refused name as it was typed, and the reason. */
export interface RefusedName {
  name: string;
  message: string;
}

/** Outside of the part that the script refreshes, so that typed text is kept. It works without script. */
export function lookedForm(shown: Shown, refused?: RefusedName): Markup {
  const { journey, language } = shown;
  const { sharedBy, seenBy = [] } = journey;
  const words = shown.words.looked;
  return html`<section class="looked" id="looked" aria-label="${words.region}">
    <p id="viewers">${seenBy.length > 0 && markup(words.seenBy(listIn(language, seenBy)))}</p>
    <p class="thanks">${markup(words.thanks(sharedBy))}</p>
    ${seenBy.length < maxViewers && form(shown, refused)}
  </section>`;
}

/** Sent to the address of the page, with its language. */
const form = ({ journey: { sharedBy }, words: { looked: words } }: Shown, refused?: RefusedName) =>
  html`<form method="post">
    <h2>${words.heading}</h2>
    <label for="viewer">${words.who}</label>
    <div class="line">
      <input
        id="viewer"
        name="name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder="${words.example}"
        value="${refused?.name}"
        aria-describedby="${refused ? 'refusal ' : ''}readers"
        ${refused && html`aria-invalid="true"`}
      />
      <button>${words.send}</button>
    </div>
    ${refused && html`<p class="refusal" id="refusal" role="alert">${markup(refused.message)}</p>`}
    <p class="fine" id="readers">${markup(words.readers(sharedBy))}</p>
  </form>`;
