import type { ReactNode } from 'react';
import { words } from '../../words';
import styles from './LegalPage.module.css';
import { TextBlock } from './TextBlock';

interface Section {
  id: string;
  title: string;
  body: (string | string[])[];
}

interface SectionsPageProps {
  sections: Section[];
  /** The header. */
  children: ReactNode;
}

/** A text to read, with its contents beside it. */
export const SectionsPage = ({ sections, children }: SectionsPageProps) => (
  <div className={styles.page}>
    <header className={styles.header}>{children}</header>
    <nav aria-label={words.onThisPage} className={styles.contents}>
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
          {section.body.map((block, index) => (
            <TextBlock key={index} of={block} />
          ))}
        </section>
      ))}
    </div>
  </div>
);
