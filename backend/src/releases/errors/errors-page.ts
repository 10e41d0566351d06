import { html, type Markup } from '../../platform/html/markup.js';
import { pluralized } from '../console/format.js';
import { timeOf } from '../console/release-row.js';
import type { ReportedError } from '../release-health.js';

export interface ErrorsPage {
  name: string;
  release: string;
  now: Date;
  /** Null while the database is away. */
  errors: ReportedError[] | null;
}

export const errorsPage = ({ name, release, now, errors }: ErrorsPage): Markup =>
  html`<p><a href="/platform">All releases</a></p>
    <section class="card" aria-labelledby="release">
      <h2 id="release">${name} ${release}</h2>
      <p class="soft">${summary(errors)}</p>
      <ol class="errors">
        ${(errors ?? []).map((error) => reportedError(error, now))}
      </ol>
    </section>`;

function summary(errors: ReportedError[] | null): string {
  if (!errors) return 'What visitors met cannot be read now: the database is away.';
  if (!errors.length) return 'In the last day visitors met no errors.';
  return 'What visitors met in the last day, the most frequent first.';
}

const reportedError = ({ message, place, paths, stack, count, latest }: ReportedError, now: Date): Markup =>
  html`<li>
    <p><strong>${message}</strong></p>
    <p class="facts">
      <span>${pluralized(count, 'report')}, the last ${timeOf(latest, now)}</span>
      <span>${place}, at ${paths.join(', ')}</span>
    </p>
    ${
      stack.length > 0 &&
      html`<ol class="stack">
        ${stack.map((frame) => html`<li><code>${frame}</code></li>`)}
      </ol>`
    }
  </li>`;
