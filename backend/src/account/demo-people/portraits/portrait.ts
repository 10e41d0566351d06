import type { Cut, Look } from './looks.js';

const grounds = ['#cfe9e3', '#fbe3b8', '#d9e4f7', '#f3ddd3', '#e3e6f6', '#e4ebd2', '#f7dcd3', '#f6e2bf'];
const tops = ['#0b7a75', '#c8741a', '#3f5f9e', '#44505f', '#7a3b69', '#5b6b2f', '#a3402c', '#9a5b00'];
const cloths = ['#b23a2c', '#5d6fae', '#0b7a75', '#8d3f6b'];

/** The shapes of each cut behind the head and in front of it; `of` is its colour. */
const behind: Partial<Record<Cut, (of: string) => string>> = {
  long: (of) =>
    `<path d="M24 44c0-20 11-29 24-29s24 9 24 29c0 15 3 25 6 33H18c3-8 6-18 6-33z" fill="${of}"/>`,
  bun: (of) =>
    `<circle cx="66" cy="27" r="9.5" fill="${of}"/><path d="M26 44c0-18 10-26 22-26s22 8 22 26v6H26z" fill="${of}"/>`,
  scarf: (of) =>
    `<path d="M20 46c0-21 12-33 28-33s28 12 28 33c0 17 4 30 8 38H12c4-8 8-21 8-38z" fill="${of}"/>`,
  curls: (of) => circles([29, 34, 27, 44, 33, 25, 42, 19, 53, 19, 63, 24, 68, 34, 69, 44], 9, of),
};
const before: Record<Cut, (of: string) => string> = {
  long: (of) =>
    `<path d="M29 45c1-13 6-17 10-20 8 9 20 11 27 13 2 3 2 5 2 8 3-16-4-30-20-30S26 29 29 45z" fill="${of}"/>`,
  bun: (of) => `<path d="M29 42c3-9 10-14 19-17 9 3 16 8 19 17 2-14-7-24-19-24S27 28 29 42z" fill="${of}"/>`,
  short: (of) =>
    `<path d="M28 43c-2-17 7-27 21-27 13 0 21 9 19 27-2-4-3-8-4-11-8 0-22 0-28-5-4 3-6 8-8 16z" fill="${of}"/>`,
  wavy: (of) =>
    `<path d="M28 42c-3-14 3-24 12-26 8-5 24-2 28 9 2 6 1 12 0 17-2-4-3-7-3-10-5 1-8-1-11-4-5 4-12 5-18 3-4 2-6 5-8 11z" fill="${of}"/>`,
  curls: (of) => circles([36, 28, 44, 25, 53, 25, 61, 29], 6.5, of),
  shaved: (of) =>
    `<path d="M29.5 38c1-13 8-19 18.5-19s17.5 6 18.5 19c-3-8-8-12-18.5-12S32.5 30 29.5 38z" fill="${of}" opacity=".55"/>`,
  turban: (of) =>
    `<path d="M25 40c-4-19 9-31 23-31s27 12 23 31c-6-7-13-11-23-15-10 4-17 8-23 15z" fill="${of}"/>${fold('M27 33c8-10 19-15 38-17M33 20c9-5 20-5 29-2M69 32C63 24 57 20 48 25')}`,
  scarf: (of) =>
    `<path fill-rule="evenodd" d="M22 46c0-20 11-31 26-31s26 11 26 31c0 20-11 34-26 34S22 66 22 46zm26 24c10 0 17.5-9 17.5-22S59 26.5 48 26.5 30.5 35 30.5 48 38 70 48 70z" fill="${of}"/>${fold('M27 62c6 10 13 14 22 15 6 0 13-1 19-6')}`,
};

/** A friendly drawing, plainly not a photograph. */
export function portrait(look: Look, number: number): string {
  const { cut, skin, hair, isOld, glasses, beard, rings } = look;
  const [dark, shade] = [mixed(skin, 0.42), mixed(skin, 0.16)];
  const isCloth = cut === 'turban' || cut === 'scarf';
  const colour = isCloth ? at(cloths, number) : hair;
  const hasEars = cut !== 'scarf' && cut !== 'long';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${at(grounds, number)}"/>`,
    behind[cut]?.(colour),
    `<path d="M12 98c2-18 14-25 36-25s34 7 36 25z" fill="${at(tops, number * 3)}"/>`,
    `<path d="M39 60h18v13c-2 6-16 6-18 0z" fill="${shade}"/>`,
    hasEars && circles([28.5, 48, 67.5, 48], 4.5, shade),
    `<path d="M29 44c0-14 8-21 19-21s19 7 19 21c0 15-8 26-19 26S29 59 29 44z" fill="${skin}"/>`,
    beard &&
      `<path d="M29.5 50c2 4 4 6 8 6 4-3 17-3 21 0 4 0 6-2 8-6 0 13-8 22-18.5 22S30 63 29.5 50z" fill="${hair}" opacity=".82"/>`,
    before[cut](colour),
    isOld && stroked('M33 55c0 2 1 4 2 5M63 55c0 2-1 4-2 5', dark, 1.3, 0.4),
    stroked('M36 41c2-1.6 5-1.6 7 0M53 41c2-1.6 5-1.6 7 0', isOld ? '#8b8580' : dark, 1.9),
    circles([39.5, 46.5, 56.5, 46.5], 2, '#24160f'),
    stroked('M48 47c-.6 3-1.6 5-1.6 6.2.6.8 2.2.8 3 .3', dark, 1.5),
    `<path d="M41 58.5c3.5 4.3 10.5 4.3 14 0z" fill="#fff" stroke="${dark}" stroke-width="1.5" stroke-linejoin="round"/>`,
    glasses &&
      '<g fill="#fff" fill-opacity=".16" stroke="#2b2f3a" stroke-width="1.6"><rect x="32.5" y="41" width="13" height="11" rx="5"/><rect x="50.5" y="41" width="13" height="11" rx="5"/><path d="M45.5 45.5c1.5-1.2 3.5-1.2 5 0M32.5 45l-4-1M63.5 45l4-1" fill="none"/></g>',
    rings && hasEars && circles([28, 54.5, 68, 54.5], 2, '#f2b01e'),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

const at = (colours: string[], number: number) => colours[number % colours.length] ?? '';

const fold = (path: string) => stroked(path, '#000', 1.7, 0.2);

const stroked = (path: string, colour: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

function circles(centres: number[], radius: number, colour: string): string {
  const shapes: string[] = [];
  for (let index = 0; index < centres.length; index += 2)
    shapes.push(`<circle cx="${centres[index]}" cy="${centres[index + 1]}" r="${radius}" fill="${colour}"/>`);
  return shapes.join('');
}

/** This part of the way from a colour to the brown of its shadow. */
function mixed(colour: string, part: number): string {
  const shadow = [0x2a, 0x0f, 0x08];
  const parts = shadow.map((to, index) => {
    const from = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
