import type { ReactNode } from 'react';
import styles from './Styleguide.module.css';

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen} data-wide={wide || undefined}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states}>{children}</div>
    </div>
  );
}
