import type { ReactNode } from 'react';
import type { NoticeKind } from 'backend/contract/account/notifications';
import { sentenceOf, toast } from 'shell/host';
import { Checkbox, Isolated, Skeleton, SkeletonRegion } from 'shared-ui';
import { useChangeNotificationsMutation, useNotificationsQuery } from '../api';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import { withElements } from '../layout/withElements';
import { words } from '../words';
import styles from './Notifications.module.css';

const kinds: NoticeKind[] = ['messages', 'contact_requests', 'reminders'];

interface NotificationsProps {
  email: string;
  children?: ReactNode;
}

/** Each checkbox saves at once. */
export function Notifications({ email, children }: NotificationsProps) {
  const { data, isError, refetch } = useNotificationsQuery();
  const [change] = useChangeNotificationsMutation();

  const turn = async (kind: NoticeKind, on: boolean) => {
    const { error } = await change({ [kind]: on });
    if (!error) return toast({ title: words.notificationsSaved, description: outcome(kind, on) });
    toast({
      title: words.choiceNotSaved,
      description: sentenceOf(error, words.pleaseTryAgain),
      variant: 'destructive',
    });
  };

  return (
    <Section title={words.notifications} anchor="notifications" description={<Address email={email} />}>
      {data && (
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              hint={words.noticeKinds[kind].hint}
              checked={data[kind]}
              onChange={({ target }) => turn(kind, target.checked)}
            >
              {words.noticeKinds[kind].label}
            </Checkbox>
          ))}
        </div>
      )}
      {isError && <LoadFailed text={words.notificationsNotLoaded} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingNotifications} className={styles.kinds}>
          {kinds.map((kind) => (
            <Skeleton key={kind} shape="block" className={styles.waiting} />
          ))}
        </SkeletonRegion>
      )}
      {children}
    </Section>
  );
}

const outcome = (kind: NoticeKind, on: boolean) => (on ? words.noticesOn[kind] : words.noticesOff[kind]);

const Address = ({ email }: { email: string }) =>
  withElements(words.notificationsFor, {
    email: <Isolated className={styles.address}>{email}</Isolated>,
  });
