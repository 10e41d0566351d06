import type { Me } from 'backend/contract/account';
import { TopicSwitches } from '../channels/TopicSwitches';
import { PushDevices } from '../push/PushDevices';
import { words } from '../words';
import { Notifications } from '../settings/Notifications';

/** Mails, devices and texts. */
export const MyNotifications = ({ me }: { me: Me }) => (
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
);
