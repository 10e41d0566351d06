import type { ReactNode } from 'react';
import { DocumentChecked } from 'shell/forms';
import { Person } from './Person';
import type { PassFields } from './passFields';
import styles from './PersonStub.module.css';
import { TipBadges } from './TipBadges';

export function PersonStub({ listing, children: button }: { listing: PassFields; children: ReactNode }) {
  return (
    <>
      <div className={styles.person}>
        <Person listing={listing} />
        <DocumentChecked on={listing.documentCheckedAt} />
      </div>
      <div className={styles.action}>
        <TipBadges listing={listing} />
        {button}
      </div>
    </>
  );
}
