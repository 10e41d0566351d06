import type { AuditEntry } from 'backend/contract/account/desk';
import { Link } from 'react-router-dom';
import styles from './Desk.module.css';
import { momentOf } from './deskTexts';

/** Rows of the audit log. */
export function Entries({ entries, links }: { entries: AuditEntry[]; links?: boolean }) {
  if (!entries.length) return <p className={styles.soft}>Nothing was done yet.</p>;
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, at, actor, action, reason, details, personId, itemId }) => (
        <li key={id}>
          <strong>{action}</strong> by {actor}
          {links && itemId && (
            <>
              , <Link to={`/desk?item=${itemId}`}>item {itemId}</Link>
            </>
          )}
          {links && personId && (
            <>
              , <Link to={`/desk?tab=people&person=${personId}`}>person {personId}</Link>
            </>
          )}
          <br />
          <span className={styles.soft}>
            <time dateTime={at}>{momentOf(at)}</time>
            {reason && ` · ${reason}`}
            {details && ` · ${details}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
