import type { ReactNode } from 'react';
import { boot } from 'shell/host';
import { Notice, withParts } from 'shared-ui';
import { words } from '../words';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** Of a mail. */
  subject: string;
  /** What a mail can say instead of the form. */
  ask: string;
  children: ReactNode;
}

/** A form that works with scripts only. Visitors without them read another way in its place. */
export function NeedsScript({ subject, ask, children }: NeedsScriptProps) {
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
