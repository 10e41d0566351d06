import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

export function FormSection({ title, columns = 2, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </section>
  );
}
