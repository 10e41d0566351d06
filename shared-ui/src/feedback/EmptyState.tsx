import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './EmptyState.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** One of PassDrawing, LetterDrawing and LostDrawing, or another picture. */
  drawing?: ReactNode;
  title: ReactNode;
  level?: 1 | 2 | 3;
  action?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, level = 2, action, className, children, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={classes(styles.empty, className)}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
