import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/arrows';
import { classes } from '../classes';
import control from './control.module.css';
import { useFieldControl } from './field-context';
import styles from './Select.module.css';

export type SelectProps = ComponentProps<'select'>;

export function Select({ className, ...rest }: SelectProps) {
  const links = useFieldControl(rest);
  return (
    <span className={styles.box}>
      <select {...rest} {...links} className={classes(control.control, styles.select, className)} />
      <ChevronDownIcon className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
