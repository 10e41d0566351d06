import { productName } from '../../../platform/contract.js';
import type { Language } from '../../../platform/language/contract.js';
import { directionOf } from '../../../platform/language/languages.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { Journey } from '../contract.js';
import { isSameStep, type DayStep } from '../../legs/day-steps.js';
import type { JourneyClock } from './journey-clock.js';
import { headline, lastNews, lead, placeOf, reachedStep, stepLabel } from './journey-texts.js';
import { routeDrawing } from './route-drawing.js';
import { landingOf, legsOf } from '../journey-legs.js';
import { journeySteps, tapOf } from '../journey-parts.js';
import { lookedForm, type RefusedName } from './looked-form.js';
import { legList, toGoText } from './way.js';

export interface PlainPage {
  /** English without it. */
  language?: Language;
  title: string;
  content: Markup;
  /** Of a page that changes by itself. */
  script?: string;
  status?: string;
}

export const journeyPage = (journey: Journey, clock: JourneyClock, refused?: RefusedName): PlainPage => {
  const news = lastNews(journey);
  const { sharedBy, hoursToGo } = journey;
  const legs = legsOf(journey);
  const [departure, arrival] = [legs[0]!.departure, legs.at(-1)!.arrival];
  return {
    title: `A trip to ${arrival.city}`,
    script: '/journey/page.js',
    status: 'Reload for news',
    content: html`<main data-departure="${departure.timezone}" data-arrival="${arrival.timezone}">
        <div class="answer">
          <h1>${headline(journey, clock)}</h1>
          <p>${lead(journey, clock).join(' ')}</p>
        </div>
        <article class="pass">
          <div class="trip">
            <div class="route">
              <p><b>${departure.code}</b>${departure.city}</p>
              ${routeDrawing(journey, clock.now)}
              <p><b>${arrival.code}</b>${arrival.city}</p>
            </div>
            <p>${clock.dayOfTravel}</p>
            ${clock.isUnderWay && hoursToGo !== undefined && html`<p>${toGoText(hoursToGo)}</p>`}
            ${legList(journey)}
          </div>
          <ol class="steps">
            ${stepList(journey, clock)}
          </ol>
        </article>
        <div class="fine">
          <p id="last">${news ? `Last news: ${clock.atNear(news)}` : 'No step was tapped yet'}</p>
          <p>
            Shared by ${sharedBy}. The link ends on ${clock.lastDay}. It shows first names only, no pictures,
            no phone numbers.
          </p>
        </div>
      </main>
      ${lookedForm(journey, refused)}`,
  };
};

function stepList(journey: Journey, clock: JourneyClock): Markup[] {
  const current = reachedStep(journey);
  const steps = journeySteps(journey);
  return steps.map((step) => {
    const isArrival = step === steps.at(-1);
    const tapped = tapOf(journey, step);
    const isNow = current !== undefined && isSameStep(step, current) && !isArrival;
    return html`<li
      data-state="${tapped ? (isNow ? 'now' : 'done') : 'ahead'}"
      ${isNow && html`aria-current="step"`}
    >
      <span class="mark">${tapped && !isNow && check}</span>
      <div>
        <b>${stepLabel(journey, step)}</b>
        ${
          tapped
            ? html`<p>${clock.atStop(new Date(tapped.at), placeOf(journey, step))}</p>`
            : planned(journey, step, clock)
        }
      </div>
    </li>`;
  });
}

function planned(journey: Journey, step: DayStep, clock: JourneyClock): Markup | false {
  if (step.step !== 'landed') return false;
  const landing = landingOf(legsOf(journey)[step.leg - 1]!);
  return landing !== null && html`<p>Planned for ${clock.atStop(landing, placeOf(journey, step))}</p>`;
}

const check = html`<svg viewBox="0 0 24 24" role="img" aria-label="Done">
  <path d="M5 12.500 10 17.500 19 7.500" />
</svg>`;

export const endedPage: PlainPage = {
  title: 'This link has ended',
  content: html`<main>
    <div class="answer">
      <h1>This link has ended</h1>
      <p>Ask the person who sent it to you.</p>
    </div>
  </main>`,
};

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="9" />
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" />
  <circle cx="16" cy="9" r="2.6" />
</svg>`;

const direction = (language: Language) => directionOf(language) === 'rtl' && html`dir="rtl"`;

export const pageHtml = (
  { language = 'en', title, content, script, status }: PlainPage,
  { stylesheets, fonts }: Record<'stylesheets' | 'fonts', string[]>,
  theme: 'light' | 'dark' | undefined,
): string =>
  `<!doctype html>${html`<html
    lang="${language}"
    ${theme && html`data-theme="${theme}"`}
    ${direction(language)}
  >
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content="Where somebody is on the way, for the family that waits." />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>${productName} - ${title}</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      ${fonts.map(
        (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`,
      )}
      ${[...stylesheets, '/journey/page.css'].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      ${script && html`<script type="module" src="${script}"></script>`}
      ${status && html`<noscript><meta http-equiv="refresh" content="120" /></noscript>`}
    </head>
    <body>
      <header class="top">
        <span class="logo">${logo}${productName}</span>
        ${status && html`<span class="live" id="live">${status}</span>`}
      </header>
      ${content}
      <p class="unseen" id="news" role="status"></p>
    </body>
  </html>`}`;
