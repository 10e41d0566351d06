import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Pass.module.css';

export type PassProps = ComponentProps<'article'> & {
  wash?: 'paper' | 'helper' | 'seeker' | undefined;
  /** The background, which shows through the notches. */
  on?: 'paper' | 'card';
};

/** A boarding pass: its content above the perforation, a `PassStub` below. */
export function Pass({ wash, on = 'paper', className, ...rest }: PassProps) {
  return <article {...rest} className={classes(styles.pass, className)} data-wash={wash} data-on={on} />;
}

export function PassStub({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.stub, className)} />;
}
