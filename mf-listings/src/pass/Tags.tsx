import { Badge } from 'shared-ui';
import { needTexts } from 'shell/forms';
import type { PassFields } from './passFields';
import styles from './Tags.module.css';

/** A card has room for one row. */
export function Tags({ texts, rows = 'all' }: { texts: string[]; rows?: 'one' | 'all' }) {
  if (!texts.length) return null;
  return (
    <ul className={styles.tags} data-rows={rows}>
      {texts.map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** What helps, and the skills in the owner's words: 'Connections, Carrying bags' is two. */
export const tagsOf = ({ type, needs, skills }: Pick<PassFields, 'type' | 'needs' | 'skills'>) => [
  ...new Set([...needTexts(needs, type), ...skillsOf(skills)]),
];

export const skillsOf = (skills: string | null) =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
