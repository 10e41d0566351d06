import { productName } from '../../platform/contract.js';
import type { Language } from '../../platform/language/contract.js';
import { cityIn } from '../airports/city-names.js';
import type { Listing } from '../contract.js';
import { colors } from './colors.js';
import { tripArc } from './route-arc.js';
import { widthOf, textOutlines, type Style } from './glyphs.js';
import { textIn } from './shaped-text.js';
import { daysText } from './trip-texts.js';
import { wordsOf } from '../words/index.js';

export type PictureOf = Pick<Listing, 'departure' | 'arrival' | 'stops' | 'date' | 'endDate'>;

export const pictureSize = { width: 1200, height: 630 };

const card = { left: 60, right: 1140, top: 56, bottom: 574, tear: 438 };
const margin = { left: 112, right: 1088 };
const code: Style = { face: 'display', size: 156, fill: colors.ink };
const city: Style = { face: 'text', size: 38, fill: colors.soft, widest: 470 };

const mark = (
  x: number,
) => `<g transform="translate(${x} 98) scale(1.75)"><rect width="32" height="32" rx="9" fill="${colors.ink}"/>
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" fill="none" stroke="${colors.paper}" stroke-width="2.4" stroke-linecap="round"/>
  <circle cx="16" cy="9" r="2.6" fill="${colors.dawn}"/></g>`;

/** A trip as a boarding pass for link previews, without people. The arc of a route is the same in each language. */
export function picture(
  { departure, arrival, stops, date, endDate }: PictureOf,
  language: Language = 'en',
): string {
  const { lead, date: dateLabel } = wordsOf(language).picture;
  const [from, to] = [departure.code, arrival.code];
  const right = { end: 'right' } as const;
  const isRightToLeft = language === 'fa';
  const [first, last] = isRightToLeft
    ? [
        { x: margin.right, style: right },
        { x: margin.left, style: {} },
      ]
    : [
        { x: margin.left, style: {} },
        { x: margin.right, style: right },
      ];
  const start = margin.left + widthOf(from, code) + 56;
  const end = margin.right - widthOf(to, code) - 56;
  const days = daysText({ date, endDate }, language);
  const face = language === 'en' ? 'display' : 'text';
  const header = isRightToLeft
    ? { mark: margin.right - 56, name: margin.right - 72 }
    : { mark: 112, name: 184 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
    <rect width="100%" height="100%" fill="${colors.ink}"/>
    ${blank}${mark(header.mark)}
    ${textOutlines(productName, header.name, 140, { face: 'display', size: 40, fill: colors.ink, ...first.style })}
    ${textIn(language, lead, last.x, 136, { face: 'text', size: 28, fill: colors.soft, widest: 620, ...last.style })}
    ${textOutlines(from, margin.left, 338, code)}${textOutlines(to, margin.right, 338, { ...code, ...right })}
    ${textIn(language, cityIn(language, from), margin.left, 402, city)}${textIn(language, cityIn(language, to), margin.right, 402, { ...city, ...right })}
    ${tripArc([departure, ...(stops ?? []), arrival], { start, end, ground: 312 })}
    ${textIn(language, dateLabel, first.x, 486, { face: 'text', size: 26, fill: colors.soft, ...first.style })}
    ${textIn(language, days, first.x, 538, { face, size: 50, fill: colors.ink, widest: 976, ...first.style })}
  </svg>`;
}

const blank = `
  <rect x="${card.left}" y="${card.top}" width="${card.right - card.left}" height="${card.bottom - card.top}" rx="32" fill="${colors.card}"/>
  <path d="M${card.left} ${card.tear}H${card.right}V${card.bottom - 32}a32 32 0 0 1-32 32H${card.left + 32}a32 32 0 0 1-32-32Z" fill="${colors.paper}"/>
  <path d="M${card.left + 36} ${card.tear}H${card.right - 36}" stroke="${colors.line}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 14"/>
  <circle cx="${card.left}" cy="${card.tear}" r="22" fill="${colors.ink}"/><circle cx="${card.right}" cy="${card.tear}" r="22" fill="${colors.ink}"/>`;
