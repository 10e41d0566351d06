import { VisuallyHidden } from 'shared-ui';
import styles from './SignDigits.module.css';

export function SignDigits({ digits, className = '' }: { digits: string; className?: string | undefined }) {
  return (
    <p dir="ltr" className={`${styles.row} ${className}`}>
      <VisuallyHidden>{Array.from(digits).join(' ')}</VisuallyHidden>
      {Array.from(digits).map((digit, place) => (
        <span key={place} aria-hidden="true" className={styles.digit}>
          {digit}
        </span>
      ))}
    </p>
  );
}
