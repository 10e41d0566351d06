import { productName } from '../../platform/contract.js';
import type { Listing } from '../contract.js';
import { colors } from './colors.js';
import { tripArc } from './route-arc.js';
import { widthOf, textOutlines, type Style } from './glyphs.js';
import { daysText } from './trip-texts.js';

export type PictureOf = Pick<Listing, 'departure' | 'arrival' | 'stops' | 'date' | 'endDate'>;

export const pictureSize = { width: 1200, height: 630 };

const card = { left: 60, right: 1140, top: 56, bottom: 574, tear: 438 };
const margin = { left: 112, right: 1088 };
const code: Style = { face: 'display', size: 156, fill: colors.ink };
const city: Style = { face: 'text', size: 38, fill: colors.soft, widest: 470 };

const mark = `<g transform="translate(112 98) scale(1.75)"><rect width="32" height="32" rx="9" fill="${colors.ink}"/>
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" fill="none" stroke="${colors.paper}" stroke-width="2.4" stroke-linecap="round"/>
  <circle cx="16" cy="9" r="2.6" fill="${colors.dawn}"/></g>`;

/** A trip as a boarding pass for link previews, without people. */
export function picture({ departure, arrival, stops, date, endDate }: PictureOf): string {
  const [from, to] = [departure.code, arrival.code];
  const right = { end: 'right' } as const;
  const start = margin.left + widthOf(from, code) + 56;
  const end = margin.right - widthOf(to, code) - 56;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
    <rect width="100%" height="100%" fill="${colors.ink}"/>
    ${blank}${mark}
    ${textOutlines(productName, 184, 140, { face: 'display', size: 40, fill: colors.ink })}
    ${textOutlines('Help another family while flying to yours', margin.right, 136, { face: 'text', size: 28, fill: colors.soft, ...right })}
    ${textOutlines(from, margin.left, 338, code)}${textOutlines(to, margin.right, 338, { ...code, ...right })}
    ${textOutlines(departure.city, margin.left, 402, city)}${textOutlines(arrival.city, margin.right, 402, { ...city, ...right })}
    ${tripArc([departure, ...(stops ?? []), arrival], { start, end, ground: 312 })}
    ${textOutlines('Date', margin.left, 486, { face: 'text', size: 26, fill: colors.soft })}
    ${textOutlines(daysText({ date, endDate }), margin.left, 538, { face: 'display', size: 50, fill: colors.ink, widest: 976 })}
  </svg>`;
}

const blank = `
  <rect x="${card.left}" y="${card.top}" width="${card.right - card.left}" height="${card.bottom - card.top}" rx="32" fill="${colors.card}"/>
  <path d="M${card.left} ${card.tear}H${card.right}V${card.bottom - 32}a32 32 0 0 1-32 32H${card.left + 32}a32 32 0 0 1-32-32Z" fill="${colors.paper}"/>
  <path d="M${card.left + 36} ${card.tear}H${card.right - 36}" stroke="${colors.line}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 14"/>
  <circle cx="${card.left}" cy="${card.tear}" r="22" fill="${colors.ink}"/><circle cx="${card.right}" cy="${card.tear}" r="22" fill="${colors.ink}"/>`;
