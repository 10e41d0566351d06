import type { ReactNode } from 'react';
import type { Match, MatchDetails } from 'backend/contract/listings/matches';
import { Avatar, VisuallyHidden } from 'shared-ui';
import styles from './Sign.module.css';
import { SignPicture } from './SignPicture';

interface SignProps {
  sign: NonNullable<MatchDetails['sign']>;
  other: Match['other'];
  children: ReactNode;
}

/** The same digits and drawing on both sides, so that the right two people meet. */
export function Sign({ sign: { digits, picture }, other, children }: SignProps) {
  return (
    <div className={styles.sign}>
      <div className={styles.pictures}>
        <Avatar name={other.username} src={other.profilePictureUrl} size="large" />
        <SignPicture name={picture} className={styles.picture} />
      </div>
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
