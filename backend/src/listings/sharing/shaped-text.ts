import type { Language } from '../../platform/language/contract.js';
import { textOutlines, type Style } from './glyphs.js';
import drawn from './shaped-words.json' with { type: 'json' };

interface Script {
  /** `1204 3,0,0 7,541,0`: how wide a word is, then each of its outlines and where it is. */
  words: Record<string, string>;
  outlines: string[];
  /** Digits and signs, one by one: `572 M10,0L…`. */
  glyphs: Record<string, string>;
}
const scripts: Partial<Record<Language, Script>> = drawn;
const unitsPerEm = 1000;

/** Words of scripts whose letters join, and everything between them. */
const runs: Partial<Record<Language, RegExp>> = {
  hi: /[\p{Script=Devanagari}\u200c\u200d]+|./gu,
  te: /[\p{Script=Telugu}\u200c\u200d]+|./gu,
  fa: /[\u0621-\u065f\u0670-\u06d3\u200c\u200d]+|[\d۰-۹]+|./gu,
};

interface Run {
  width: number;
  paths: { at: number; up: number; outline: string }[];
}

/** A text of any of our languages as SVG paths: the renderer runs without fonts. */
export function textIn(language: Language, text: string, x: number, y: number, style: Style): string {
  const shaped = scripts[language] && layOut(language, scripts[language], text);
  if (!shaped) {
    const face = /\p{Script=Han}/u.test(text) ? 'chinese' : style.face;
    return textOutlines(text, x, y, { ...style, face });
  }
  const { width, paths } = shaped;
  const scale = Math.min(style.size / unitsPerEm, (style.widest ?? Infinity) / width);
  const left = style.end === 'right' ? x - width * scale : x;
  const drawnPaths = paths.map(
    ({ at, up, outline }) => `<path transform="translate(${at} ${up})" d="${outline}"/>`,
  );
  return `<g fill="${style.fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})">${drawnPaths.join('')}</g>`;
}

/** Null for a text without words of the script, like the name of a small airport in English. */
function layOut(language: Language, script: Script, text: string): Run | null {
  const parts = text.match(runs[language] ?? /./gu) ?? [];
  if (!parts.some((part) => script.words[part])) return null;
  const placed = parts.map((part) => wordOf(script, part) ?? charactersOf(script, part));
  let width = 0;
  const paths = (language === 'fa' ? placed.toReversed() : placed).flatMap((run) => {
    const from = width;
    width += run.width;
    return run.paths.map(({ at, ...path }) => ({ ...path, at: at + from }));
  });
  return { width, paths };
}

function wordOf({ words, outlines }: Script, part: string): Run | null {
  const [width, ...places] = words[part]?.split(' ') ?? [];
  if (width === undefined) return null;
  const paths = places.map((place) => {
    const [index = 0, at = 0, up = 0] = place.split(',').map(Number);
    return { at, up, outline: outlines[index] ?? '' };
  });
  return { width: Number(width), paths: paths.filter(({ outline }) => outline) };
}

/** What is missing is left out. */
function charactersOf({ glyphs }: Script, part: string): Run {
  let width = 0;
  const paths = Array.from(part).flatMap((character) => {
    const [advance, ...outline] = glyphs[character]?.split(' ') ?? [];
    const at = width;
    width += Number(advance ?? 0);
    return outline.length > 0 ? [{ at, up: 0, outline: outline.join(' ') }] : [];
  });
  return { width, paths };
}
