import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Progress.module.css';

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  value: number;
  max?: number;
  label: string;
  /** Draws one bar for each step of `max`, such as the six digits of a code. */
  segments?: boolean;
};

export function Progress({ value, max = 100, label, segments, className, ...rest }: ProgressProps) {
  const steps = segments ? max : 1;
  const filled = (step: number) => Math.min(1, Math.max(0, (value / max) * steps - step));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      {...rest}
      className={classes(styles.progress, className)}
    >
      {Array.from({ length: steps }, (_, step) => (
        <span key={step} className={styles.track}>
          <span className={styles.fill} ref={(bar) => bar?.style.setProperty('scale', `${filled(step)} 1`)} />
        </span>
      ))}
    </div>
  );
}
