import type { ComponentProps, ReactNode } from 'react';
import { BadgeCheckIcon, CircleAlertIcon } from '../icons/signs';
import { HandHelpingIcon, LuggageIcon } from '../icons/travel';
import { classes } from '../classes';
import styles from './Badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'helper' | 'seeker' | 'good' | 'bad' | 'neutral';
  icon?: ReactNode;
};

const icons = {
  helper: HandHelpingIcon,
  seeker: LuggageIcon,
  good: BadgeCheckIcon,
  bad: CircleAlertIcon,
  neutral: null,
};

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
