import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Spinner.module.css';

/** Hidden from screen readers, so it needs a text next to it. */
export function Spinner({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={classes(styles.spinner, className)}>
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.sweep} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
