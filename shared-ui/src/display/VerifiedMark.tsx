import { words } from '../words';
import styles from './VerifiedMark.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export function VerifiedMark() {
  return (
    <span className={styles.verified} title={words.verified}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l2.3 1.9 3-.1.8 2.9 2.5 1.6-1 2.8 1 2.8-2.5 1.6-.8 2.9-3-.1L10 19.2l-2.3-1.9-3 .1-.8-2.9-2.5-1.6 1-2.8-1-2.8 2.5-1.6.8-2.9 3 .1z" />
        <path className={styles.tick} d="M6.3 10.2l2.6 2.5 4.8-5" />
      </svg>
      <VisuallyHidden>{words.verified}</VisuallyHidden>
    </span>
  );
}
