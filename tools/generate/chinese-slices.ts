import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Slice {
  name: string;
  /** Below `@fontsource-variable`. */
  source: string;
  text: string;
}

/** A whole Chinese font is too large, so the package has it in slices. Those that have one of these characters. */
export function chineseSlices(characters: string): Slice[] {
  const wanted = [...new Set(characters)];
  const css = readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css')),
    'utf8',
  );
  return [
    ...css.matchAll(/files\/(noto-sans-sc-(\w+)-wght-normal\.woff2)[^}]*unicode-range:([^;}]*)/g),
  ].flatMap(([, file, name = '', ranges = '']) => {
    const isInSlice = rangesOf(ranges);
    const text = wanted.filter((character) => isInSlice(character.codePointAt(0)!)).join('');
    return text ? [{ name, source: `noto-sans-sc/files/${file}`, text }] : [];
  });
}

function rangesOf(ranges: string): (code: number) => boolean {
  const runs = [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );
  return (code) => runs.some(([first, last]) => code >= first && code <= last);
}
