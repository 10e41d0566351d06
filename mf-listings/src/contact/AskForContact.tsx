import { useEffect, useRef } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { PanelSkeleton } from '../loading/PanelSkeleton';
import { askedText } from './askedText';
import { ContactError } from './ContactError';
import styles from './ContactInfo.module.css';
import { NoteField, useNoteForm } from './NoteField';

/** For listings whose contact is not given at once. What was typed stays when the call fails. */
export function AskForContact({ listing, hasAsked }: { listing: Listing; hasAsked: boolean }) {
  const [connect, { data: answer, error }] = useConnectMutation();
  const { id, username, userId } = listing;
  const form = useNoteForm(id, async (request) => {
    await connect({ id, ...request }).unwrap();
  });

  if (answer?.status === 'shared') return <PanelSkeleton label="Loading contact details" />;
  if (hasAsked || answer) return <Asked listing={listing} isNew={answer !== undefined} />;
  return (
    <form {...form.element} className={styles.ask}>
      <NoteField form={form} username={username} />
      <p className={styles.next}>
        {userId === null
          ? `${username} has not confirmed this listing yet. We ask them to, and you get a mail when they have.`
          : `${username} decides. You get a mail either way.`}
      </p>
      {error && <ContactError error={error} />}
      <Button type="submit" variant="primary" className={styles.send} busy={form.isBusy}>
        Ask {username}
      </Button>
    </form>
  );
}

function Asked({ listing, isNew }: { listing: Listing; isNew: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <Notice ref={notice} tone="good" tabIndex={-1}>
      {askedText(listing)}
    </Notice>
  );
}
