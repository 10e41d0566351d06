import type { Conversation } from 'backend/contract/messaging';
import { useId } from 'react';
import { toast } from 'shell/host';
import { Button, HeartHandshakeIcon } from 'shared-ui';
import { useConfirmRulesMutation } from './conversation-api';
import styles from './MeetingRules.module.css';

export function MeetingRules({ otherUser }: { otherUser: Conversation['otherUser'] }) {
  const [confirm, { isLoading }] = useConfirmRulesMutation();
  const title = useId();
  const agree = async () => {
    const { error } = await confirm(otherUser.id);
    if (!error) return;
    toast({
      title: 'This could not be saved',
      description: 'Check your connection and try again.',
      variant: 'destructive',
    });
  };
  return (
    <section aria-labelledby={title} aria-live="off" className={styles.rules}>
      <h3 id={title} className={styles.title}>
        <HeartHandshakeIcon aria-hidden="true" /> Before you meet {otherUser.username}
      </h3>
      <ul className={styles.list}>
        <li>Each carries only their own bags.</li>
        <li>Meet in public, before or after security as you agree.</li>
        <li>No money before the flight.</li>
      </ul>
      <Button size="small" busy={isLoading} onClick={agree}>
        I will keep to this
      </Button>
    </section>
  );
}
