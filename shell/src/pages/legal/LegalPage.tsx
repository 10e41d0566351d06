import type { ReactNode } from 'react';
import styles from './LegalPage.module.css';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  updated: string;
  lead: string;
  sections: LegalSection[];
}

export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.updated}>Last updated {updated}</p>
        <p className={styles.lead}>{lead}</p>
      </header>
      <nav aria-label="On this page" className={styles.contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  );
}
