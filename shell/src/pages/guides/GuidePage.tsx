import type { Guide, GuideName } from 'backend/contract/pages/guides';
import { useState } from 'react';
import { Field, TextInput } from 'shared-ui';
import { words } from '../../words';
import legal from '../legal/LegalPage.module.css';
import { SectionsPage } from '../legal/SectionsPage';
import { UnreadText } from '../legal/UnreadText';
import { useGuideQuery } from './api';
import styles from './GuidePage.module.css';
import { matchingSections } from './matchingSections';

export function GuidePage({ name }: { name: GuideName }) {
  const { data: guide, ...unread } = useGuideQuery(name);
  if (!guide) return <UnreadText {...unread} />;
  return <GuideText guide={guide} isSearchable={name === 'help'} />;
}

interface GuideTextProps {
  guide: Guide;
  isSearchable: boolean;
}

function GuideText({ guide: { title, lead, sections }, isSearchable }: GuideTextProps) {
  const [sought, setSought] = useState('');
  const found = matchingSections(sections, sought);
  return (
    <SectionsPage sections={found}>
      <h1>{title}</h1>
      <p className={legal.lead}>{lead}</p>
      {isSearchable && (
        <div role="search" className={styles.search}>
          <Field label={words.searchQuestions}>
            <TextInput type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
          </Field>
          <p role="status" className={styles.count}>
            {sought.trim() && words.questionsFound(found.length)}
          </p>
        </div>
      )}
    </SectionsPage>
  );
}
