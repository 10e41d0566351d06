import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/** Fields that belong together; two stand side by side where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
