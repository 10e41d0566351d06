import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './VisuallyHidden.module.css';

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.hidden, className)} />;
}
