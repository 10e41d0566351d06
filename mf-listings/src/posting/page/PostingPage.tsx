import type { ReactNode } from 'react';
import { Card } from 'shared-ui';
import styles from './PostingPage.module.css';

interface PostingPageProps {
  title: string;
  lead: string;
  before?: ReactNode;
  notice?: ReactNode;
  /** Next to the form on a wide screen. */
  preview: ReactNode;
  children: ReactNode;
}

export function PostingPage({ title, lead, before, notice, preview, children }: PostingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {before}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {notice}
      </header>
      <Card className={styles.sheet}>{children}</Card>
      <aside className={styles.preview} aria-hidden="true">
        {preview}
      </aside>
    </div>
  );
}
