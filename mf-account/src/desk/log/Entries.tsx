import type { AuditEntry } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { actionText, actorText, whyTexts } from './logTexts';

/** Rows of the audit log. */
export function Entries({ entries, links }: { entries: AuditEntry[]; links?: boolean }) {
  if (!entries.length) return <p className={styles.soft}>Nothing was done yet.</p>;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{actionText(entry)}</strong> by {actorText(entry)}
          {links && Boolean(entry.itemId) && (
            <>
              , <Link to={`/desk?item=${entry.itemId}`}>item {entry.itemId}</Link>
            </>
          )}
          {links && Boolean(entry.personId) && (
            <>
              , <Link to={`/desk?tab=people&person=${entry.personId}`}>person {entry.personId}</Link>
            </>
          )}
          <br />
          <span className={styles.soft}>
            <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            {whyTexts(entry).map((text) => ` · ${text}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
