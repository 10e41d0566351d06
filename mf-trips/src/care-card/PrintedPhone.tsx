import type { ReactNode } from 'react';
import { PhoneIcon } from 'shared-ui';
import styles from './CareCardSheet.module.css';

interface PhoneProps {
  side: 'helper' | 'seeker';
  label: ReactNode;
  name: string;
  /** Which part of the way, if not all of it. */
  part?: string | false;
  phone: string | null | undefined;
}

/** Whom to call: a name, and a number when it is known. */
export function PrintedPhone({ side, label, name, part, phone }: PhoneProps) {
  return (
    <div className={styles.phone} data-side={side}>
      {phone && <PhoneIcon aria-hidden="true" />}
      <div>
        <p>{label}</p>
        <p className={styles.strong}>{name}</p>
        {part && <p>{part}</p>}
        <p className={styles.number}>{phone}</p>
      </div>
    </div>
  );
}
