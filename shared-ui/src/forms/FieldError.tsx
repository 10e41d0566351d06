import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/signs';
import styles from './FieldError.module.css';

/** The control refers to it by this id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlertIcon aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
