import { useMe } from 'shell/host';
import { useDocumentCheckQuery } from '../document/document-api';
import { MyDocument } from '../document/MyDocument';
import page from '../layout/Page.module.css';
import { Section } from '../layout/Section';
import { words } from '../words';
import styles from './DocumentPage.module.css';

/** Members who return from Stripe wait here for the decision. */
const pollMs = 10_000;

/** What a check of a document means, and my own. Stripe leads back here. */
export function DocumentPage() {
  const { me } = useMe();
  return (
    <div className={page.page}>
      <h1>{words.documentCheck}</h1>
      <p className={styles.lead}>{words.idDocumentHint}</p>
      {me && <Mine />}
      <Facts title={words.whatCheckMeans} facts={words.checkMeans} />
      <Facts title={words.whatCheckMeansNot} facts={words.checkMeansNot} />
      <Facts title={words.whatStaysOfCheck} facts={words.staysOfCheck} />
    </div>
  );
}

function Mine() {
  const { currentData: check, refetch } = useDocumentCheckQuery();
  useDocumentCheckQuery(undefined, {
    skip: check?.status !== 'waiting',
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  if (!check) return null;
  return (
    <Section title={words.idDocument}>
      <MyDocument check={check} onEnded={() => void refetch()} />
    </Section>
  );
}

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <Section title={title}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Section>
  );
}
