import type { ReactNode } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { Avatar, VisuallyHidden } from 'shared-ui';
import styles from './Sign.module.css';
import { SignPicture } from './SignPicture';

/** The person to meet at the airport. */
export interface SoughtPerson {
  name: string;
  picture: string | null;
  age?: string;
}

interface SignProps {
  /** Set when family reads the sign for them. */
  traveler: string | undefined;
  sign: NonNullable<MatchDetails['sign']>;
  lookFor: SoughtPerson;
  children: ReactNode;
}

/** The same digits and drawing on both sides, so that the right two people meet. */
export function Sign({ sign: { digits, picture }, traveler, lookFor, children }: SignProps) {
  return (
    <div className={styles.sign}>
      <div className={styles.pictures}>
        <Avatar name={lookFor.name} src={lookFor.picture} size="large" />
        <SignPicture name={picture} className={styles.picture} />
      </div>
      <p className={styles.person}>
        {traveler ? `${traveler} looks` : 'Look'} for <b>{lookFor.name}</b>
        {lookFor.age && `, ${lookFor.age}`}
      </p>
      <p className={styles.digits}>
        <VisuallyHidden>{Array.from(digits).join(' ')}</VisuallyHidden>
        {Array.from(digits).map((digit, place) => (
          <span key={place} aria-hidden="true" className={styles.digit}>
            {digit}
          </span>
        ))}
      </p>
      <p className={styles.words}>{children}</p>
    </div>
  );
}
