import type { ReactNode } from 'react';
import { boot } from 'shell/host';
import { Notice, withParts } from 'shared-ui';
import { words } from './words';
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
  const address = (
    <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>{contactEmail}</a>
  );
  return (
    <>
      <noscript>
        <Notice title={words.needsScript}>
          {withParts(words.needsScriptHint(ask), { mail: () => address })}
        </Notice>
      </noscript>
      <div className={styles.form}>{children}</div>
    </>
  );
}
