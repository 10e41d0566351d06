import type { ReactNode } from 'react';
import { pageLanguage } from 'shared-ui';
import { pinnedRemotes } from '../remotes/registry';
import type { Part } from './parts';
import styles from './InItsLanguage.module.css';

/** A release without the page's language speaks English in its region, and says so to those who read it aloud. */
export function InItsLanguage({ of: { where }, children }: { of: Part; children: ReactNode }) {
  const language = pageLanguage();
  const remote = pinnedRemotes().find(({ name }) => name === where.remote);
  if (language === 'en' || !remote || remote.languages?.includes(language)) return children;
  return (
    <div lang="en" dir="ltr" className={styles.region}>
      {children}
    </div>
  );
}
