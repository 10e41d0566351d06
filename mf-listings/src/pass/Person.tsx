import { Avatar, languagesShown, VerifiedMark } from 'shared-ui';
import { PersonName } from './PersonName';
import { sides } from '../listing/sides';
import type { PassFields } from './passFields';
import { words } from '../words';
import styles from './Person.module.css';

/** The person on the stub. `hasRoom` lets a long name wrap, which a card cuts off. */
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
        {languages && <p className={styles.line}>{words.speaks(languagesShown(languages))}</p>}
      </div>
    </div>
  );
}
