import { html, type Markup } from '../../platform/markup.js';
import type { NameRow } from './overview.js';
import { button, releaseRow, type Moment } from './release-row.js';
import { counted } from './words.js';

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
      ${canary && trial(name, canary, moment)}
    </ul>
    ${
      older.length > 0 &&
      html`<details>
        <summary>${counted(older.length, 'older release')}</summary>
        <ul>
          ${older.map((one) => releaseRow(one, next(row, one.release), moment))}
        </ul>
      </details>`
    }
  </section>`;
};

const rest = (percent: number) => Number((100 - percent).toFixed(2));

const back = ({ name, current, before }: NameRow): Markup[] =>
  current && before ? [button('rollback', { name, from: current.release }, `Roll back to ${before}`)] : [];

const next = ({ before }: NameRow, release: string) =>
  release === before ? html`<span class="badge quiet">Rolling back leads here</span>` : undefined;

const trial = (name: string, canary: NonNullable<NameRow['canary']>, moment: Moment) =>
  releaseRow(canary, html`<span class="badge canary">Canary, ${canary.percent}%</span>`, moment, [
    button('promote', { name }, 'Promote to everybody', 'main'),
    button('withdraw', { name }, 'Withdraw'),
  ]);

/** The words beside it say the same. */
const split = (percent: number) =>
  html`<svg class="split" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect class="all" width="${rest(percent)}" height="1" />
    <rect class="some" x="${rest(percent)}" width="${percent}" height="1" />
  </svg>`;
