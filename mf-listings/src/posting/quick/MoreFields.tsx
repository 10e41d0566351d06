import { useId, useState, type ReactNode } from 'react';
import { words } from '../../words';
import styles from './MoreFields.module.css';

interface MoreFieldsProps {
  /** What is inside, in a few words. */
  about: string;
  /** A field inside is filled in. */
  isUsed: boolean;
  /** A field inside has an issue, so it opens. */
  hasIssue: boolean;
  children: ReactNode;
}

/** What a first listing does without. On a small screen it is folded. */
export function MoreFields({ about, isUsed, hasIssue, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(isUsed);
  const fields = useId();
  const isShown = isOpen || hasIssue;
  return (
    <div className={styles.more} data-open={isShown || undefined}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isShown}
        aria-controls={fields}
        onClick={() => setIsOpen(!isShown)}
      >
        {words.moreAboutTrip} <span className={styles.about}>{about}</span>
      </button>
      <div id={fields} className={styles.fields}>
        {children}
      </div>
    </div>
  );
}
