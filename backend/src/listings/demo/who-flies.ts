import type { Flyer, Need } from '../contract.js';
import { SeededRandom } from './seeded-random.js';
import { needOf } from './texts/skills.js';

/** Splits wishes and offers into codes, and words that have no code. */
export function needsIn(skills: readonly string[]): { needs: Need[]; skills: string | null } {
  const codes = skills.map((skill) => needOf[skill]);
  return {
    needs: [...new Set(codes.filter((code) => code !== undefined))],
    skills: skills.filter((_, index) => !codes[index]).join(', ') || null,
  };
}

/** Null when the author or two people fly. */
export function flyerOf(passenger: string, languages: string[]): Flyer | null {
  const known = relatives[passenger];
  if (!known) return null;
  const random = new SeededRandom(`${passenger} ${languages.join()}`);
  const familiar = languages.filter((language) => language !== 'English');
  const { ages, ...who } = known;
  return { ...who, ageGroup: random.pick(ages), languages: familiar[0] ?? null };
}

type Relative = Pick<Flyer, 'firstName' | 'relation'> & { ages: Flyer['ageGroup'][] };

const relatives: Record<string, Relative> = {
  mother: { firstName: 'Mama', relation: 'mother', ages: ['60_69', '70_79'] },
  father: { firstName: 'Papa', relation: 'father', ages: ['60_69', '70_79', '80_up'] },
  grandmother: { firstName: 'Nana', relation: 'grandparent', ages: ['70_79', '80_up'] },
  aunt: { firstName: 'Auntie', relation: 'relative', ages: ['40_59', '60_69'] },
  'mother-in-law': { firstName: 'Mummy', relation: 'relative', ages: ['60_69', '70_79'] },
};
