import { Avatar, VisuallyHidden } from 'shared-ui';
import { PersonName } from './PersonName';
import { sides } from '../listing/sides';
import type { PassFields } from './passFields';
import styles from './Person.module.css';

/** The person on the stub. `hasRoom` lets long lines wrap, which a card cuts off. */
export function Person({ listing, hasRoom }: { listing: PassFields; hasRoom?: boolean }) {
  const { type, username, profilePictureUrl, languages, verified } = listing;
  return (
    <div className={styles.person} data-room={hasRoom}>
      <Avatar name={username} src={profilePictureUrl} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.username}>
            <PersonName id={listing.userId} username={username} />
          </span>
          {verified && <VerifiedMark />}
        </p>
        <p className={styles.line}>{sides[type].line}</p>
        {languages && <p className={styles.line}>Speaks {languages}</p>}
      </div>
    </div>
  );
}

export function VerifiedMark() {
  return (
    <span className={styles.verified} title="Verified">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l2.3 1.9 3-.1.8 2.9 2.5 1.6-1 2.8 1 2.8-2.5 1.6-.8 2.9-3-.1L10 19.2l-2.3-1.9-3 .1-.8-2.9-2.5-1.6 1-2.8-1-2.8 2.5-1.6.8-2.9 3 .1z" />
        <path className={styles.tick} d="M6.3 10.2l2.6 2.5 4.8-5" />
      </svg>
      <VisuallyHidden>Verified</VisuallyHidden>
    </span>
  );
}
