import type { Conversation } from 'backend/contract/messaging';
import { useId, useState } from 'react';
import { toast } from 'shell/host';
import { Button, HeartHandshakeIcon } from 'shared-ui';
import { words } from '../words';
import { useConfirmRulesMutation } from './conversation-api';
import styles from './MeetingRules.module.css';

interface MeetingRulesProps {
  otherUser: Conversation['otherUser'];
  /** The reader has seen them before: a phone shows their title only. */
  isFolded: boolean;
}

export function MeetingRules({ otherUser, isFolded }: MeetingRulesProps) {
  const [isOpen, setIsOpen] = useState(false);
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
    <section
      aria-labelledby={title}
      aria-live="off"
      className={styles.rules}
      data-folded={(isFolded && !isOpen) || undefined}
    >
      <h3 id={title} className={styles.title}>
        <HeartHandshakeIcon aria-hidden="true" /> {words.beforeYouMeet(otherUser.username)}
      </h3>
      {isFolded && (
        <Button
          variant="quiet"
          size="small"
          className={styles.unfold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.theRules}
        </Button>
      )}
      <ul className={styles.list}>
        <li>{words.ownBags}</li>
        <li>{words.meetInPublic}</li>
        <li>{words.noMoney}</li>
      </ul>
      <Button size="small" className={styles.keep} busy={isLoading} onClick={agree}>
        {words.keepToThis}
      </Button>
    </section>
  );
}
