import { html, type Markup } from '../../../platform/html/markup.js';
import { maxViewers, type Journey } from '../contract.js';

/** The refused name as it was typed, and the reason. */
export interface RefusedName {
  name: string;
  message: string;
}

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Outside of the part that the script refreshes, so that typed text is kept. It works without script. */
export function lookedForm({ sharedBy, seenBy = [] }: Journey, refused?: RefusedName): Markup {
  return html`<section class="looked" id="looked" aria-label="Who has looked">
    <p id="viewers">${seenBy.length > 0 && `Seen by ${and.format(seenBy)}.`}</p>
    <p class="thanks">Thank you. ${sharedBy} can see that you looked.</p>
    ${seenBy.length < maxViewers && form(sharedBy, refused)}
  </section>`;
}

const form = (sharedBy: string, refused?: RefusedName) =>
  html`<form method="post">
    <h2>Tell them you looked</h2>
    <label for="viewer">Who are you?</label>
    <div class="line">
      <input
        id="viewer"
        name="name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder="Uncle in London"
        value="${refused?.name}"
        aria-describedby="${refused ? 'refusal ' : ''}readers"
        ${refused && html`aria-invalid="true"`}
      />
      <button>I have looked</button>
    </div>
    ${refused && html`<p class="refusal" id="refusal" role="alert">${refused.message}</p>`}
    <p class="fine" id="readers">${sharedBy} reads it, and everyone who has this link.</p>
  </form>`;
