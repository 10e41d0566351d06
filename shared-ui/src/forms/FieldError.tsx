import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './FieldError.module.css';

/** What is wrong with a control; the control names it in `aria-describedby` by this id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
