import type { NoticeKind } from 'backend/contract/account/notifications';
import { sentenceOf, toast } from 'shell/host';
import { Checkbox, Skeleton, SkeletonRegion } from 'shared-ui';
import { useChangeNotificationsMutation, useNotificationsQuery } from '../api';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import { mailsAbout } from './mails';
import styles from './Notifications.module.css';

const kinds: { kind: NoticeKind; label: string; hint: string }[] = [
  { kind: 'messages', label: 'New messages', hint: 'When a message waits unseen for 10 minutes.' },
  {
    kind: 'contact_requests',
    label: 'Contact requests',
    hint: 'When somebody asks for the contact details of your listing.',
  },
  { kind: 'reminders', label: 'Coming trips', hint: 'A reminder three days before a trip of yours.' },
];

/** Each checkbox saves at once. */
export function Notifications({ email }: { email: string }) {
  const { data, isError, refetch } = useNotificationsQuery();
  const [change] = useChangeNotificationsMutation();

  const turn = async (kind: NoticeKind, on: boolean) => {
    const { error } = await change({ [kind]: on });
    if (!error) return toast({ title: 'Notifications saved', description: outcome(kind, on) });
    toast({
      title: 'Your choice could not be saved',
      description: sentenceOf(error, 'Please try again.'),
      variant: 'destructive',
    });
  };

  return (
    <Section title="Notifications" anchor="notifications" description={<Address email={email} />}>
      {data && (
        <div className={styles.kinds}>
          {kinds.map(({ kind, label, hint }) => (
            <Checkbox
              key={kind}
              hint={hint}
              checked={data[kind]}
              onChange={({ target }) => turn(kind, target.checked)}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
      {isError && <LoadFailed what="your notifications" onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading your notifications" className={styles.kinds}>
          {kinds.map(({ kind }) => (
            <Skeleton key={kind} shape="block" className={styles.waiting} />
          ))}
        </SkeletonRegion>
      )}
    </Section>
  );
}

const outcome = (kind: NoticeKind, on: boolean) =>
  on ? `You get mails about ${mailsAbout[kind]}.` : `You get no more mails about ${mailsAbout[kind]}.`;

function Address({ email }: { email: string }) {
  return (
    <>
      What we mail to <span className={styles.address}>{email}</span>. Login codes always come.
    </>
  );
}
