import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { Avatar, Badge, Pass, PassStub } from 'shared-ui';
import { largePicture } from '../picture/largePicture';
import styles from './PreviewCard.module.css';

/** The member as others see them, with a stub that only the member sees. */
export function PreviewCard({ me }: { me: Me }) {
  return (
    <Pass className={styles.pass}>
      <div className={styles.person}>
        <Avatar name={me.username} src={largePicture(me.profilePictureUrl)} size="large" />
        <div className={styles.names}>
          <p className={styles.name}>{me.username}</p>
          {me.languages && <p className={styles.languages}>Speaks {me.languages}</p>}
        </div>
      </div>
      {me.bio && <p className={styles.bio}>{me.bio}</p>}
      <PassStub className={styles.stub}>
        <dl>
          <dt className={styles.label}>Phone</dt>
          <dd className={styles.phone}>{me.phoneNumberMasked ?? 'No phone number yet'}</dd>
        </dl>
        <Badge tone={me.verified ? 'good' : 'neutral'}>{me.verified ? 'Verified' : 'Not Verified'}</Badge>
        {!me.verified && (
          <Link className={styles.verify} to="/verify">
            Verify your phone number
          </Link>
        )}
      </PassStub>
    </Pass>
  );
}
