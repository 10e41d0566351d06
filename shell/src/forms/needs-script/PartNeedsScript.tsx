import type { ReactNode } from 'react';
import { boot } from 'shell/host';
import { EmptyState, LetterDrawing, Notice, withParts } from 'shared-ui';
import { words } from '../words';
import styles from './NeedsScript.module.css';

/** A part that works with scripts only, and is no form. */
export const PartNeedsScript = ({ children }: { children: ReactNode }) => (
  <>
    <noscript>
      <Notice title={words.partNeedsScript}>{hint()}</Notice>
    </noscript>
    <div className={styles.form}>{children}</div>
  </>
);

/** For a page that the server cannot know, because the token of its link is in the fragment. */
export const PageNeedsScript = () => (
  <noscript>
    <EmptyState drawing={<LetterDrawing />} level={1} title={words.partNeedsScript}>
      {hint()}
    </EmptyState>
  </noscript>
);

const hint = () =>
  withParts(words.partNeedsScriptHint, {
    mail: () => <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a>,
  });
