import type { ReactNode } from 'react';
import { boot } from 'shell/host';
import { EmptyState, LetterDrawing, Notice, withParts } from 'shared-ui';
import { words } from './words';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** Of a mail. */
  subject?: string;
  /** What a mail can say instead of a form. */
  ask?: string;
  children: ReactNode;
}

/** A form or another part that works with scripts only. Visitors without them read another way in its place. */
export function NeedsScript({ subject, ask, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <Notice title={ask ? words.needsScript : words.partNeedsScript}>{hint(subject, ask)}</Notice>
      </noscript>
      <div className={styles.form}>{children}</div>
    </>
  );
}

/** For a page that the server cannot know, because the token of its link is in the fragment. */
export const PageNeedsScript = () => (
  <noscript>
    <EmptyState drawing={<LetterDrawing />} level={1} title={words.partNeedsScript}>
      {hint()}
    </EmptyState>
  </noscript>
);

function hint(subject?: string, ask?: string) {
  const { contactEmail } = boot;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return withParts(ask ? words.needsScriptHint(ask) : words.partNeedsScriptHint, {
    mail: () => <a href={`mailto:${contactEmail}${query}`}>{contactEmail}</a>,
  });
}
