import { cityIn } from '../../../listings/index.js';
import { directionOf } from '../../../platform/language/languages.js';
import type { Language } from '../../../platform/language/contract.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { HerPage } from '../contract.js';
import { wordsIn } from '../words/words.js';
import type { HerClock } from './her-clock.js';
import { headlineOf, helpTexts, isolating, stepOf } from './her-texts.js';
import { helpScreen } from './help-screen.js';
import { checkIcon, handIcon, helpIcon, phoneIcon, speakerIcon } from './icons.js';
import { landedScreen } from './landed-screen.js';
import { showScreen } from './show-screen.js';
import { signDrawing } from './sign-drawing.js';

export interface WholePage {
  language: Language;
  title: string;
  content: Markup;
  /** It changes by itself. */
  isLive?: boolean;
}

interface Shown {
  clock: HerClock;
  token: string;
  /** A call for help was refused. */
  notSent?: boolean;
}

/**
 * Each screen is a section that the address names, so that Back works and no script is needed. They come before the
 * page, which is hidden behind them.
 */
export const herPageHtml = (page: HerPage, { clock, token, notSent = false }: Shown): WholePage => ({
  language: page.language,
  title: wordsIn[page.language].pageFor(page.traveler),
  isLive: true,
  content: html`${showScreen(page)} ${helpScreen(page, token)} ${landedScreen(page, token)}
  ${mainPart(page, clock, notSent)}`,
});

function mainPart(page: HerPage, clock: HerClock, notSent: boolean): Markup {
  const words = wordsIn[page.language];
  const { helper, family, now, legs } = page;
  const name = isolating(page);
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const [from, to] = [first.departure, last.arrival].map(({ code }) => cityIn(page.language, code));
  const isElsewhere = first.departure.timezone !== now.airport.timezone;
  return html`<main id="trip">
    <div class="top-line">
      <p>
        <bdi dir="ltr"><bdi>${from}</bdi> → <bdi>${to}</bdi></bdi>
      </p>
      <p>
        ${words.here} <bdi>${clock.at(now.airport)}</bdi>
        ${isElsewhere && html`· <bdi>${from}</bdi> <bdi>${clock.at(first.departure)}</bdi>`}
      </p>
    </div>
    ${offlineNote(page, clock)} ${(page.help || notSent) && helpNotice(page, notSent)}
    <div class="who">
      ${helper && face(helper)}
      <h1 data-read>${headlineOf(page, clock)}</h1>
    </div>
    ${page.sign && sign(page)}
    <p class="now" data-read><b>${words.now}:</b> ${stepOf(page, clock)}</p>
    <div class="buttons">
      ${
        page.landingToSay !== null &&
        html`<a class="big" href="#landed" data-kind="landed">${checkIcon} ${words.landed.button}</a>`
      }
      ${helper?.phone && callButton(helper.name, helper.phone, words.call(name(helper.name)), 'helper')}
      ${family?.phone && callButton(family.name, family.phone, words.call(name(family.name)), 'family')}
      <a class="big" href="#show" data-kind="show">${handIcon} ${words.show}</a>
      <button class="big" type="button" data-kind="read" data-stop="${words.stop}" hidden>
        ${speakerIcon} <span>${words.read}</span>
      </button>
      <a class="big" href="#help" data-kind="help">${helpIcon} ${words.help.button}</a>
    </div>
  </main>`;
}

/** The script says the day, too, when it is another one than today there. */
function offlineNote(page: HerPage, clock: HerClock): Markup {
  const { airport } = page.now;
  const words = wordsIn[page.language];
  const time = isolating(page)(clock.at(airport));
  const today = clock.today(airport);
  return html`<p
    class="offline"
    id="offline"
    role="status"
    data-day="${today}"
    data-timezone="${airport.timezone}"
    data-since="${words.offlineSince(clock.day(today), time)}"
    hidden
  >
    ${words.offline(time)}
  </p>`;
}

const callButton = (name: string, phone: string, text: string, kind: 'helper' | 'family') =>
  html`<a class="big" href="tel:${phone.replace(/[^+\d]/g, '')}" data-kind="${kind}"
    >${phoneIcon} ${text}</a
  >`;

/** Whole, where a letter has signs of its own: మీ. */
const initialOf = (name: string) => new Intl.Segmenter().segment(name).containing(0)?.segment ?? '';

/** A picture of our own, or the letter with which the name begins. */
function face({ name, picture }: NonNullable<HerPage['helper']>): Markup {
  return picture?.startsWith('/pictures/')
    ? html`<img class="face" src="${picture}" alt="" width="128" height="128" />`
    : html`<span class="face" aria-hidden="true">${initialOf(name)}</span>`;
}

function sign(page: HerPage): Markup {
  const { helper, nextHelper } = page;
  const words = wordsIn[page.language];
  const { digits, picture } = page.sign!;
  const pictureName = words.pictures[picture as keyof typeof words.pictures] ?? picture;
  const single = digits.split('');
  const spaced = single.join(' ');
  return html`<div class="sign">
    <p class="unseen" data-read>${pictureName}. ${words.signRead(spaced)}</p>
    <div class="same" aria-hidden="true">
      ${signDrawing(picture)}
      <span class="digits" dir="ltr">${single.map((digit) => html`<b>${digit}</b>`)}</span>
    </div>
    <p>${words.sign(isolating(page)(nextHelper ?? helper?.name ?? ''))}</p>
  </div>`;
}

const helpNotice = (page: HerPage, notSent: boolean): Markup =>
  html`<div class="called">
    ${notSent && html`<p>${wordsIn[page.language].help.failed}</p>`}
    ${helpTexts(page).map((text) => html`<p>${text}</p>`)}
  </div>`;

export const endedPage = (language: Language): WholePage => {
  const { title, text } = wordsIn[language].ended;
  return {
    language,
    title,
    content: html`<main id="ended">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  };
};

export const documentOf = (
  { language, title, content, isLive }: WholePage,
  { stylesheets, fonts }: Record<'stylesheets' | 'fonts', string[]>,
  theme: 'light' | 'dark' | undefined,
): string =>
  `<!doctype html>${html`<html
    lang="${language}"
    dir="${directionOf(language)}"
    ${theme && html`data-theme="${theme}"`}
  >
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <meta name="format-detection" content="telephone=no" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      ${fonts.map(
        (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`,
      )}
      ${[...stylesheets, '/with/page.css'].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      ${isLive && html`<script type="module" src="/with/page.js"></script>`}
      ${isLive && html`<noscript><meta http-equiv="refresh" content="120" /></noscript>`}
    </head>
    <body>
      ${content}
      <p class="unseen" id="news" role="status"></p>
    </body>
  </html>`}`;
