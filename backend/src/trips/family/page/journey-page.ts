import { html, type Markup } from '../../../platform/html/markup.js';
import type { Language } from '../../../platform/language/contract.js';
import type { Journey } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import { landingOf } from '../../legs/tight-connections.js';
import { listedSteps, tapOf } from '../journey-parts.js';
import { journeyWords } from '../words/index.js';
import { isSameStep, missedNow, type DayStep } from '../../legs/day-steps.js';
import { markup, plain } from './isolates.js';
import { lead } from './journey-lead.js';
import { headline, lastNews, placeOf, reachedStep, stepLabel } from './journey-texts.js';
import { lookedForm, type RefusedName } from './looked-form.js';
import type { PlainPage } from './page-html.js';
import { routeDrawing } from './route-drawing.js';
import type { Shown } from './shown-journey.js';
import { legList, toGoText } from './way.js';

export const journeyPage = (shown: Shown, refused?: RefusedName): PlainPage => {
  const { journey, clock, language, words } = shown;
  const { sharedBy, hoursToGo } = journey;
  const legs = legsOf(journey);
  const [departure, arrival] = [legs[0]!.departure, legs.at(-1)!.arrival];
  return {
    language,
    title: plain(words.title(arrival.city)),
    script: '/journey/page.js',
    status: { text: words.reload, live: words.live, lost: words.tryingAgain(words.noConnection) },
    content: html`<main data-departure="${departure.timezone}" data-arrival="${arrival.timezone}">
        <div class="answer">
          <h1>${markup(headline(shown))}</h1>
          <p>${markup(words.sentences(lead(shown)))}</p>
        </div>
        <article class="pass">
          <div class="trip">
            <div class="route">${end(departure)} ${routeDrawing(shown)} ${end(arrival)}</div>
            <p>${clock.dayOfTravel}</p>
            ${clock.isUnderWay && hoursToGo !== undefined && html`<p>${toGoText(shown, hoursToGo)}</p>`}
            ${legList(shown)}
          </div>
          <ol class="steps">
            ${stepList(shown)}
          </ol>
        </article>
        <div class="fine">
          ${newsLine(shown)}
          <p>${markup(words.sharedBy(sharedBy, clock.lastDay))}</p>
        </div>
      </main>
      ${lookedForm(shown, refused)}`,
  };
};

const end = ({ code, city }: Journey['departure']) => html`<p><b>${code}</b>${markup(city)}</p>`;

/** The script shows it while there is no connection. */
function newsLine({ journey, clock, words }: Shown): Markup {
  const news = lastNews(journey);
  const text = news ? words.lastNews(clock.atNear(news)) : words.noStep;
  return html`<p id="last" data-lost="${plain(words.tryingAgain(text))}">${markup(text)}</p>`;
}

function stepList(shown: Shown): Markup[] {
  const { journey, clock, words } = shown;
  const current = reachedStep(journey);
  const steps = listedSteps(journey);
  return steps.map((step) => {
    const isArrival = step === steps.at(-1);
    const tapped = tapOf(journey, step);
    const isNow = current !== undefined && isSameStep(step, current) && !isArrival;
    return html`<li
      data-state="${tapped ? (isNow ? 'now' : 'done') : 'ahead'}"
      ${isNow && html`aria-current="step"`}
    >
      <span class="mark">${tapped && !isNow && check(words.steps.done)}</span>
      <div>
        <b>${markup(stepLabel(shown, step))}</b>
        ${
          tapped
            ? html`<p>${markup(clock.atStop(new Date(tapped.at), placeOf(journey, step)))}</p>`
            : planned(shown, step)
        }
      </div>
    </li>`;
  });
}

function planned({ journey, clock, words }: Shown, step: DayStep): Markup | false {
  // Until another flight is found, what follows it is not planned either.
  if (step.step !== 'landed' || missedNow(journey)) return false;
  const landing = landingOf(legsOf(journey)[step.leg - 1]!);
  if (landing === null) return false;
  return html`<p>${markup(words.steps.planned(clock.atStop(landing, placeOf(journey, step))))}</p>`;
}

const check = (done: string) =>
  html`<svg viewBox="0 0 24 24" role="img" aria-label="${done}">
    <path d="M5 12.500 10 17.500 19 7.500" />
  </svg>`;

export function endedPage(language: Language): PlainPage {
  const { title, text } = journeyWords(language).ended;
  return {
    language,
    title,
    content: html`<main>
      <div class="answer">
        <h1>${title}</h1>
        <p>${text}</p>
      </div>
    </main>`,
  };
}
