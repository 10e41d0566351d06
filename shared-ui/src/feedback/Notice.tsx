import type { ComponentProps, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classes } from '../classes';
import styles from './Notice.module.css';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'info' | 'good' | 'warning' | 'error';
  title?: ReactNode;
  action?: ReactNode;
};

const icons = { info: Info, good: CircleCheck, warning: TriangleAlert, error: CircleAlert };

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
