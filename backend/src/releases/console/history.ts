import type { ReleaseChange } from '../channels/contract.js';
import { html, type Markup } from '../../platform/html/markup.js';
import { timeOf } from './release-row.js';

const shownChanges = 20;

export const auditHistory = (changes: ReleaseChange[], now: Date): Markup =>
  html`<section class="history" aria-labelledby="history">
    <h2 id="history">History</h2>
    ${
      changes.length
        ? html`<ol>
            ${changes.slice(0, shownChanges).map(
              (change) =>
                html`<li>
                  <p><strong>${change.by}</strong> ${description(change)}</p>
                  ${timeOf(change.at, now)}
                </li>`,
            )}
          </ol>`
        : html`<p class="soft">Nobody has changed anything yet.</p>`
    }
  </section>`;

function description({ action, name, release, percent }: ReleaseChange): string {
  const what = `${name} ${release}`;
  const descriptions: Record<ReleaseChange['action'], string> = {
    ship: `shipped ${what} to everybody`,
    canary: `gave ${what} to ${percent}% of the visitors`,
    promote: `promoted ${what} to everybody`,
    withdraw: `withdrew ${what}`,
    rollback: `rolled ${name} back to ${release}`,
  };
  return descriptions[action];
}

export function outcomeOf({ action, name, release }: ReleaseChange): string {
  if (action === 'withdraw') return `No new page is given ${name} ${release} any more.`;
  if (action === 'rollback') return `${name} is back at ${release}: every page that is opened now gets it.`;
  return `Every page that is opened now gets ${name} ${release}.`;
}
