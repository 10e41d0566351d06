import { Badge, Isolated, withParts } from 'shared-ui';
import { needTexts } from 'shell/forms';
import { hiddenPart } from '../listing/parts';
import type { PassFields } from './passFields';
import { words } from '../words';
import styles from './Tags.module.css';

/** A card shows `most`, and says how many more the listing's own page has. */
export function Tags({ texts, most = texts.length }: { texts: string[]; most?: number }) {
  if (!texts.length) return null;
  const shown = texts.length > most ? texts.slice(0, most - 1) : texts;
  const left = texts.length - shown.length;
  return (
    <ul className={styles.tags}>
      {shown.map((text) => (
        <li key={text}>
          <Badge>
            <Isolated>{text}</Isolated>
          </Badge>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Badge>{withParts(words.moreTags(left), hiddenPart)}</Badge>
        </li>
      )}
    </ul>
  );
}

/** What helps, and the skills in the owner's words: 'Connections, Carrying bags' is two. */
export const tagsOf = ({ type, needs, skills }: Pick<PassFields, 'type' | 'needs' | 'skills'>) => [
  ...new Set([...needTexts(needs, type), ...skillsOf(skills)]),
];

export const skillsOf = (skills: string | null) =>
  (skills ?? '')
    .split(/[,，、،]/)
    .map((skill) => skill.trim())
    .filter(Boolean);
