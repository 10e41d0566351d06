import type { Me } from 'backend/contract/account';
import { EmailAddress } from '../email/EmailAddress';
import { TopicSwitches } from '../channels/TopicSwitches';
import { Passkeys } from '../passkeys/Passkeys';
import { PushDevices } from '../push/PushDevices';
import { BlockedPeople } from '../settings/BlockedPeople';
import { DeleteAccount } from '../settings/DeleteAccount';
import { Notifications } from '../settings/Notifications';
import { Sessions } from '../settings/Sessions';
import { YourData } from '../settings/YourData';
import { words } from '../words';
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
      <Notifications email={me.email}>
        <PushDevices />
        {me.verified && (
          <TopicSwitches
            channel="sms"
            legend={words.textTopics}
            topics={['messages']}
            hint={words.textTopicsHint}
          />
        )}
      </Notifications>
      <Sessions />
      <Passkeys />
      <BlockedPeople />
      <YourData />
      <DeleteAccount email={me.email} />
    </div>
  );
}
