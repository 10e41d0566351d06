import type { Listing } from 'backend/contract/listings';
import { Avatar } from 'shared-ui';
import { sides } from '../listing/sides';
import styles from './Person.module.css';
import { VerifiedMark } from './VerifiedMark';

/** Whose pass it is: what stands on the stub. A card has one line for each thing, a page has room. */
export function Person({ listing, hasRoom }: { listing: Listing; hasRoom?: boolean }) {
  const { type, username, profilePictureUrl, languages, verified } = listing;
  return (
    <div className={styles.person} data-room={hasRoom}>
      <Avatar name={username} src={profilePictureUrl} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.username}>{username}</span>
          {verified && <VerifiedMark />}
        </p>
        <p className={styles.line}>{sides[type].line}</p>
        {languages && <p className={styles.line}>Speaks {languages}</p>}
      </div>
    </div>
  );
}
