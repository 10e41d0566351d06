import type { ComponentProps, ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/signs';
import { classes } from '../classes';
import styles from './Notice.module.css';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'info' | 'good' | 'warning' | 'error';
  title?: ReactNode;
  action?: ReactNode;
};

const icons = { info: InfoIcon, good: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon };

export function Notice({ tone = 'info', title, action, className, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      {...rest}
      className={classes(styles.notice, className)}
      data-tone={tone}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
