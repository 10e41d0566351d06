import type { Me } from 'backend/contract/account';
import { EmailAddress } from '../email/EmailAddress';
import { Passkeys } from '../passkeys/Passkeys';
import { BlockedPeople } from '../settings/BlockedPeople';
import { DeleteAccount } from '../settings/DeleteAccount';
import { MyNotifications } from './MyNotifications';
import { Sessions } from '../settings/Sessions';
import { YourData } from '../settings/YourData';
import { EditProfile } from './EditProfile';
import { PreviewCard } from './PreviewCard';
import { ProfileIndex } from './ProfileIndex';
import styles from './ProfileTab.module.css';
import { TipsPart } from './TipsPart';

export function ProfileTab({ me }: { me: Me }) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <div className={styles.preview}>
          <PreviewCard me={me} />
          <ProfileIndex />
        </div>
      </div>
      <EditProfile key={me.id} me={me} />
      <EmailAddress email={me.email} />
      <TipsPart />
      <MyNotifications me={me} />
      <Sessions />
      <Passkeys />
      <BlockedPeople />
      <YourData />
      <DeleteAccount email={me.email} />
    </div>
  );
}
