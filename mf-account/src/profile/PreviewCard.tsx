import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { Avatar, Badge, Isolated, languagesShown, Pass, PassStub, PeoplesWords } from 'shared-ui';
import { largePicture } from '../picture/largePicture';
import { words } from '../words';
import styles from './PreviewCard.module.css';

/** The member as others see them, with a stub that only the member sees. */
export function PreviewCard({ me }: { me: Me }) {
  return (
    <Pass className={styles.pass}>
      <div className={styles.person}>
        <Avatar name={me.username} src={largePicture(me.profilePictureUrl)} size="large" />
        <div className={styles.names}>
          <p className={styles.name}>
            <Isolated>{me.username}</Isolated>
          </p>
          {me.languages && <p className={styles.languages}>{words.speaks(languagesShown(me.languages))}</p>}
        </div>
      </div>
      {me.bio && (
        <p className={styles.bio}>
          <PeoplesWords>{me.bio}</PeoplesWords>
        </p>
      )}
      <PassStub className={styles.stub}>
        <dl>
          <dt className={styles.label}>{words.phone}</dt>
          <dd className={styles.phone}>
            {me.phoneNumberMasked ? <Isolated>{me.phoneNumberMasked}</Isolated> : words.noPhoneYet}
          </dd>
        </dl>
        <Badge tone={me.verified ? 'good' : 'neutral'}>
          {me.verified ? words.verified : words.notVerified}
        </Badge>
        {!me.verified && (
          <Link className={styles.verify} to="/verify">
            {words.verifyYourPhone}
          </Link>
        )}
      </PassStub>
    </Pass>
  );
}
