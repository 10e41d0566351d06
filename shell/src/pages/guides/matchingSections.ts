import type { Guide } from 'backend/contract/pages/guides';

type Section = Guide['sections'][number];

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Sections that contain every word, whatever its accents and case. */
export function matchingSections(sections: Section[], sought: string): Section[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, body }) => {
    const text = plain([title, ...body.flat()].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
