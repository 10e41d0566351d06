import type { LegalText as LegalPageText } from 'backend/contract/pages/legal';
import { boot, pageLanguage } from 'shell/host';
import { words } from '../../words';
import styles from './LegalPage.module.css';
import { TextBlock } from './TextBlock';

export function LegalPage({ text: { title, updated, lead, sections } }: { text: LegalPageText }) {
  const isTranslated = pageLanguage() !== 'en';
  return (
    <div className={styles.page} {...(isTranslated && { lang: 'en', dir: 'ltr' })}>
      <header className={styles.header}>
        {isTranslated && (
          <p lang={pageLanguage()} dir="auto">
            {words.englishDecides}
          </p>
        )}
        <h1>{title}</h1>
        <p className={styles.updated}>{words.lastUpdated(updated)}</p>
        <p className={styles.lead}>{lead}</p>
      </header>
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
            {boot.sandbox && section.inDemo && <TextBlock of={section.inDemo} />}
          </section>
        ))}
      </div>
    </div>
  );
}
