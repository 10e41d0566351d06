import type { Listing } from 'backend/contract/listings';
import { Badge } from 'shared-ui';
import { skillsOf } from './skillsOf';
import styles from './Skills.module.css';

/** What somebody can help with, or needs help with. A card has room for one row of them. */
export function Skills({ listing, rows = 'all' }: { listing: Listing; rows?: 'one' | 'all' }) {
  const skills = skillsOf(listing);
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
