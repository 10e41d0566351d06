import { Link } from 'react-router-dom';
import { Section } from '../layout/Section';
import { words } from '../words';
import { useDocumentCheckQuery } from './document-api';
import { MyDocument } from './MyDocument';
import styles from './MyDocument.module.css';

/** Of the settings. Nothing where no documents are checked, and for people of other countries. */
export function DocumentSection() {
  const { currentData: check, refetch } = useDocumentCheckQuery();
  if (!check || (check.status === 'none' && check.offer === 'other_country')) return null;
  return (
    <Section title={words.idDocument} anchor="document" description={words.idDocumentHint}>
      <MyDocument check={check} onEnded={() => void refetch()} />
      <Link to="/verify/document" className={styles.action}>
        {words.aboutDocumentChecks}
      </Link>
    </Section>
  );
}
