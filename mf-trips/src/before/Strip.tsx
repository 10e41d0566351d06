import { useId, type ReactNode } from 'react';
import { leavesFocusToHeading } from '../trip/leavesFocusTo';
import styles from './Strip.module.css';

/** The one thing that a page asks first. */
export function Strip({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section ref={leavesFocusToHeading} className={styles.strip} aria-labelledby={heading} data-wide>
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
