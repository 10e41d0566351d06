import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** A washed card belongs to one of the two sides, helper or seeker. */
  tone?: 'plain' | 'helper' | 'seeker';
};

/** A sheet of its own on the page. */
export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, className)} data-tone={tone} />;
}
