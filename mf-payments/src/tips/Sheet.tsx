import type { ReactNode, Ref } from 'react';
import { Card } from 'shared-ui';
import styles from './Sheet.module.css';

interface SheetProps {
  /** Addresses lead here: `/profile#payouts`. */
  id: string;
  title: string;
  description: string;
  children: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One matter of somebody's profile, on a sheet of its own. */
export function Sheet({ id, title, description, children, headingRef }: SheetProps) {
  return (
    <section aria-labelledby={id}>
      <Card className={styles.sheet}>
        <div>
          <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
