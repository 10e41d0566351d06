import type { ComponentProps, ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import HandHelping from 'lucide-react/icons/hand-helping';
import Luggage from 'lucide-react/icons/luggage';
import { classes } from '../classes';
import styles from './Badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'helper' | 'seeker' | 'good' | 'bad' | 'neutral';
  icon?: ReactNode;
};

const icons = { helper: HandHelping, seeker: Luggage, good: BadgeCheck, bad: CircleAlert, neutral: null };

/** A kind or state. The icon repeats it for people who cannot see the color. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span {...rest} className={classes(styles.badge, className)} data-tone={tone}>
      {icon ?? (Icon && <Icon aria-hidden="true" />)}
      {children}
    </span>
  );
}
