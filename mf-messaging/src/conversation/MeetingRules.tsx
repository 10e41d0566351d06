import type { Conversation } from 'backend/contract/messaging';
import { useId } from 'react';
import { toast } from 'shell/host';
import { Button, HeartHandshakeIcon } from 'shared-ui';
import { words } from '../words';
import { useConfirmRulesMutation } from './conversation-api';
import styles from './MeetingRules.module.css';

export function MeetingRules({ otherUser }: { otherUser: Conversation['otherUser'] }) {
  const [confirm, { isLoading }] = useConfirmRulesMutation();
  const title = useId();
  const agree = async () => {
    const { error } = await confirm(otherUser.id);
    if (!error) return;
    toast({
      title: words.notSaved,
      description: words.checkConnection,
      variant: 'destructive',
    });
  };
  return (
    <section aria-labelledby={title} aria-live="off" className={styles.rules}>
      <h3 id={title} className={styles.title}>
        <HeartHandshakeIcon aria-hidden="true" /> {words.beforeYouMeet(otherUser.username)}
      </h3>
      <ul className={styles.list}>
        <li>{words.ownBags}</li>
        <li>{words.meetInPublic}</li>
        <li>{words.noMoney}</li>
      </ul>
      <Button size="small" busy={isLoading} onClick={agree}>
        {words.keepToThis}
      </Button>
    </section>
  );
}
