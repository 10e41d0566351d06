import type { Guide, GuideName } from 'backend/contract/pages/guides';
import { useState } from 'react';
import { Button, Field, Notice, TextInput } from 'shared-ui';
import { PageSkeleton } from '../../page-frame/PageSkeleton';
import { words } from '../../words';
import { TextBlock } from '../legal/TextBlock';
import legal from '../legal/LegalPage.module.css';
import { useGuideQuery } from './api';
import styles from './GuidePage.module.css';
import { matchingSections } from './matchingSections';

export function GuidePage({ name }: { name: GuideName }) {
  const { data: guide, isError, refetch } = useGuideQuery(name);
  if (guide) return <GuideText guide={guide} isSearchable={name === 'help'} />;
  if (isError)
    return (
      <div className={legal.page}>
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          {words.unreachable}
        </Notice>
      </div>
    );
  return <PageSkeleton />;
}

interface GuideTextProps {
  guide: Guide;
  isSearchable: boolean;
}

function GuideText({ guide: { title, lead, sections }, isSearchable }: GuideTextProps) {
  const [sought, setSought] = useState('');
  const found = matchingSections(sections, sought);
  return (
    <div className={legal.page}>
      <header className={legal.header}>
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
      </header>
      <nav aria-label={words.onThisPage} className={legal.contents}>
        <ol>
          {found.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={legal.text}>
        {found.map((section) => (
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
}
