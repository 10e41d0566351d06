import { html, type Markup } from '../../platform/html/markup.js';
import { sumOf, type NameRow, type ReleaseRow } from './overview.js';
import { button, releaseRow, type Moment } from './release-row.js';
import { counted } from './format.js';

/** A remote with its releases: what all get, what some get, and what they got before. */
export const nameCard = (row: NameRow, moment: Moment): Markup => {
  const { name, current, canary, older } = row;
  return html`<section class="card" id="${name}" aria-labelledby="name-${name}">
    <h2 id="name-${name}">${name}</h2>
    ${canary && split(canary.percent)}
    <ul>
      ${
        current &&
        releaseRow(
          current,
          html`<span class="badge">${canary ? `Current, ${rest(canary.percent)}%` : 'Current'}</span>`,
          moment,
          back(row),
        )
      }
      ${canary && trial(row, canary, moment)}
    </ul>
    ${
      older.length > 0 &&
      html`<details>
        <summary>${counted(older.length, 'older release')}${met(older)}</summary>
        <ul>
          ${older.map((one) => releaseRow(one, next(row, one.release), moment))}
        </ul>
      </details>`
    }
  </section>`;
};

const rest = (percent: number) => Number((100 - percent).toFixed(2));

function back({ name, current, canary, before }: NameRow): Markup[] {
  if (!current || !before) return [];
  const words = `Roll back to ${before}${canary ? ', end the canary' : ''}`;
  return [button('rollback', { name, from: current.release }, words)];
}

const next = ({ before }: NameRow, release: string) =>
  release === before ? html`<span class="badge quiet">Rolling back leads here</span>` : undefined;

/** A page of yesterday may still be open. */
function met(older: ReleaseRow[]): string {
  const { errors } = sumOf(older);
  return errors ? `, ${counted(errors, 'error')}` : '';
}

/** The button that stands out is the one that the figures speak for. */
function trial({ name, current }: NameRow, canary: NonNullable<NameRow['canary']>, moment: Moment): Markup {
  // Few visitors meet few errors: each is weighed by the share that could meet it.
  const isWorse = canary.errors * rest(canary.percent) > (current?.errors ?? 0) * canary.percent;
  const badge = html`<span class="badge canary">Canary, ${canary.percent}%</span>`;
  return releaseRow(canary, badge, moment, [
    button('promote', { name }, 'Promote to everybody', isWorse ? 'plain' : 'main'),
    button('withdraw', { name }, 'Withdraw', isWorse ? 'main' : 'plain'),
  ]);
}

/** The words beside it say the same. */
const split = (percent: number) =>
  html`<svg class="split" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect class="all" width="${rest(percent)}" height="1" />
    <rect class="some" x="${rest(percent)}" width="${percent}" height="1" />
  </svg>`;
