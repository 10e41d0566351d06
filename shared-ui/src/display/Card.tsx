import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'div'> & {
  tone?: 'plain' | 'helper' | 'seeker';
};

export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={classes(styles.card, className)} data-tone={tone} />;
}
