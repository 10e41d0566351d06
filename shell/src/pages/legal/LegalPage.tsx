import type { LegalName, LegalText } from 'backend/contract/pages/legal';
import { pageLanguage, pageLocale, withParts } from 'shared-ui';
import { boot } from 'shell/host';
import { words } from '../../words';
import { useLegalTextQuery } from './api';
import styles from './LegalPage.module.css';
import { SectionsPage } from './SectionsPage';
import { UnreadText } from './UnreadText';

export function LegalPage({ name }: { name: LegalName }) {
  const { data: text, ...unread } = useLegalTextQuery(name);
  if (!text) return <UnreadText {...unread} />;
  return (
    <SectionsPage sections={boot.sandbox ? text.sections.map(withDemo) : text.sections}>
      {pageLanguage() !== 'en' && <EnglishDecides name={name} />}
      <h1>{text.title}</h1>
      <p className={styles.updated}>{words.lastUpdated(longDay(text.updated))}</p>
      <p className={styles.lead}>{text.lead}</p>
    </SectionsPage>
  );
}

type Section = LegalText['sections'][number];

const withDemo = (section: Section): Section => ({
  ...section,
  body: [...section.body, ...(section.inDemo ? [section.inDemo] : [])],
});

const EnglishDecides = ({ name }: { name: LegalName }) => (
  <p className={styles.englishDecides}>{withParts(words.englishDecides, { english: linkToEnglish(name) })}</p>
);

/** `Link` would stay in the language of this page. */
const linkToEnglish = (name: LegalName) => (text: string) => (
  <a href={`/${name}`} hrefLang="en">
    {text}
  </a>
);

const longDay = (day: string) =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
