import drawn from './letters.json' with { type: 'json' };

interface Face {
  unitsPerEm: number;
  /** `612 M10,0L…`: how far the letter takes the pen, and its outline. */
  letters: Record<string, string>;
  /** How much closer than side by side two letters stand. */
  pairs: Record<string, number>;
}
const faces: Record<'display' | 'text', Face> = drawn;

export interface Style {
  face: keyof typeof faces;
  size: number;
  fill: string;
  /** Which end of the words stands at x. */
  end?: 'left' | 'right';
  /** Longer words are set smaller. */
  widest?: number;
}

const separate = (letter: string) => {
  const [advance, ...outline] = letter.split(' ');
  return { advance: Number(advance), outline: outline.join(' ') };
};

/** A letter that the face lacks loses its accent before it is left out. */
function letterOf({ letters }: Face, character: string): string | undefined {
  const bare = character === 'ʻ' ? '‘' : character.normalize('NFD')[0];
  return letters[character] ?? letters[bare ?? ''];
}

/** Words as outlines, because the renderer knows no fonts. */
export function words(text: string, x: number, y: number, { face, size, fill, end, widest }: Style): string {
  const { glyphs, width } = set(text, faces[face]);
  const scale = Math.min(size / faces[face].unitsPerEm, (widest ?? Infinity) / width);
  const left = end === 'right' ? x - width * scale : x;
  const paths = glyphs.map(({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** How wide the words are. */
export const widthOf = (text: string, { face, size }: Pick<Style, 'face' | 'size'>): number =>
  (set(text, faces[face]).width * size) / faces[face].unitsPerEm;

function set(text: string, face: Face) {
  let width = 0;
  let before = '';
  const glyphs: { at: number; outline: string }[] = [];
  for (const character of text) {
    const letter = letterOf(face, character);
    if (!letter) continue;
    const { advance, outline } = separate(letter);
    width += face.pairs[before + character] ?? 0;
    if (outline) glyphs.push({ at: width, outline });
    width += advance;
    before = character;
  }
  return { glyphs, width };
}
