import { Badge } from 'shared-ui';
import type { PassFields } from './passFields';
import styles from './Skills.module.css';

/** A card has room for one row of skills. */
export function Skills({ listing, rows = 'all' }: { listing: PassFields; rows?: 'one' | 'all' }) {
  const skills = splitSkills(listing.skills);
  if (!skills.length) return null;
  return (
    <ul className={styles.skills} data-rows={rows}>
      {skills.map((skill) => (
        <li key={skill}>
          <Badge>{skill}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** 'Connections, Carrying bags' is two. */
const splitSkills = (skills: string | null) =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
