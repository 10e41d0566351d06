import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from 'shared-ui';
import styles from './ProfileSection.module.css';

interface ProfileSectionProps {
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

export function ProfileSection({ id, title, description, children }: ProfileSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();

  // The provider returns here with the hash, and keyboard users continue where they left.
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id]);

  return (
    <section aria-labelledby={id}>
      <Card className={styles.section}>
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
