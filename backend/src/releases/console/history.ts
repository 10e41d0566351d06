import { html, type Markup } from '../../platform/html/markup.js';
import type { Channels } from '../channels/channels.js';
import { when } from './release-row.js';

type Change = Channels['history'][number];

const shown = 20;

/** Who did what, newest first. */
export const history = (changes: Change[], now: Date): Markup =>
  html`<section class="history" aria-labelledby="history">
    <h2 id="history">History</h2>
    ${
      changes.length
        ? html`<ol>
            ${changes.slice(0, shown).map((change) => html`<li>${line(change)} ${when(change.at, now)}</li>`)}
          </ol>`
        : html`<p class="soft">Nobody has changed anything yet.</p>`
    }
  </section>`;

const line = (change: Change) => html`<p><strong>${change.by}</strong> ${did(change)}</p>`;

function did({ action, name, release, percent }: Change): string {
  const what = `${name} ${release}`;
  const sentences: Record<Change['action'], string> = {
    ship: `shipped ${what} to everybody`,
    canary: `gave ${what} to ${percent}% of the visitors`,
    promote: `promoted ${what} to everybody`,
    withdraw: `withdrew ${what}`,
    rollback: `rolled ${name} back to ${release}`,
  };
  return sentences[action];
}

/** What a step has led to, for whoever took it. */
export function outcome({ action, name, release }: Change): string {
  if (action === 'withdraw') return `No new page is given ${name} ${release} any more.`;
  if (action === 'rollback') return `${name} is back at ${release}: every page that is opened now gets it.`;
  return `Every page that is opened now gets ${name} ${release}.`;
}
