import type { ReactNode } from 'react';
import { boot } from 'shell/host';
import { Notice } from 'shared-ui';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** What a mail has to say instead of the form. */
  ask: string;
  subject: string;
  children: ReactNode;
}

/** A form that works with scripts only. Visitors without them read another way in its place. */
export function NeedsScript({ ask, subject, children }: NeedsScriptProps) {
  const { contactEmail } = boot;
  return (
    <>
      <noscript>
        <Notice title="This form needs JavaScript">
          Switch it on and load the page again, or write to{' '}
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>{contactEmail}</a>
          {`: ${ask}`}
        </Notice>
      </noscript>
      <div className={styles.form}>{children}</div>
    </>
  );
}
