import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Logo.module.css';

export function LogoMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...rest} className={classes(styles.mark, className)}>
      <rect className={styles.tile} width="32" height="32" rx="9" />
      <path className={styles.way} d="M6 22c5-1 7-10 10-10s5 9 10 10" />
      <circle className={styles.sun} cx="16" cy="9" r="2.6" />
    </svg>
  );
}

export function Logo({ name, className, ...rest }: ComponentProps<'span'> & { name: string }) {
  return (
    <span {...rest} className={classes(styles.logo, className)}>
      <LogoMark />
      {name}
    </span>
  );
}
