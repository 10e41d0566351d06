import { useId, type ReactNode, type Ref } from 'react';
import { Card } from 'shared-ui';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Where links to this part of the page lead. */
  anchor?: string;
  description?: ReactNode;
  children: ReactNode;
  /** For moving the focus here after the focused element was removed. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function Section({ title, anchor, description, children, headingRef }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section}>
      <Card className={styles.sheet}>
        <div>
          <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
