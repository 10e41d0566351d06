import drawn from './glyphs.json' with { type: 'json' };

interface Face {
  unitsPerEm: number;
  /** `612 M10,0L…`: the advance width of the glyph, and its outline. */
  glyphs: Record<string, string>;
  /** Kerning: how much closer a pair of characters is set. */
  pairs: Record<string, number>;
}
const faces: Record<'display' | 'text' | 'chinese', Face> = drawn;

export interface Style {
  face: keyof typeof faces;
  size: number;
  fill: string;
  /** Which end of the text is at x. */
  end?: 'left' | 'right';
  /** A wider text is set smaller. */
  widest?: number;
}

const parseGlyph = (glyph: string) => {
  const [advance, ...outline] = glyph.split(' ');
  return { advance: Number(advance), outline: outline.join(' ') };
};

/** A character that the face lacks loses its accent before it is left out. */
function glyphOf({ glyphs }: Face, character: string): string | undefined {
  const bare = character === 'ʻ' ? '‘' : character.normalize('NFD')[0];
  return glyphs[character] ?? glyphs[bare ?? ''];
}

/** A text as SVG paths: the renderer runs without fonts. */
export function textOutlines(
  text: string,
  x: number,
  y: number,
  { face, size, fill, end, widest }: Style,
): string {
  const { placed, width } = layOut(text, faces[face]);
  const scale = Math.min(size / faces[face].unitsPerEm, (widest ?? Infinity) / width);
  const left = end === 'right' ? x - width * scale : x;
  const paths = placed.map(({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

export const widthOf = (text: string, { face, size }: Pick<Style, 'face' | 'size'>): number =>
  (layOut(text, faces[face]).width * size) / faces[face].unitsPerEm;

function layOut(text: string, face: Face) {
  let width = 0;
  let before = '';
  const placed: { at: number; outline: string }[] = [];
  for (const character of text) {
    const glyph = glyphOf(face, character);
    if (!glyph) continue;
    const { advance, outline } = parseGlyph(glyph);
    width += face.pairs[before + character] ?? 0;
    if (outline) placed.push({ at: width, outline });
    width += advance;
    before = character;
  }
  return { placed, width };
}
