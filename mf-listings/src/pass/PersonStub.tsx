import type { ReactNode } from 'react';
import { Person } from './Person';
import type { PassFields } from './passFields';
import styles from './PersonStub.module.css';
import { TipBadges } from './TipBadges';

export function PersonStub({ listing, children: button }: { listing: PassFields; children: ReactNode }) {
  return (
    <>
      <Person listing={listing} />
      <div className={styles.action}>
        <TipBadges listing={listing} />
        {button}
      </div>
    </>
  );
}
