import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from 'shared-ui';
import styles from './Sheet.module.css';

interface SheetProps {
  /** Addresses lead here: `/profile#payouts`. */
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** One matter of somebody's profile, on a sheet of its own. */
export function Sheet({ id, title, description, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();

  // Whoever comes back from the provider goes on where they left.
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id]);

  return (
    <section aria-labelledby={id}>
      <Card className={styles.sheet}>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
