import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import styles from './ContactInfo.module.css';
import { NoteField, useNoteForm } from './NoteField';

/** Words for those who got the contact with one press. The owner reads them next to their name. */
export function NoteAfterwards({ listing }: { listing: Listing }) {
  const { id, username } = listing;
  const [connect, { error, isSuccess }] = useConnectMutation();
  const form = useNoteForm({
    listingId: id,
    async send({ note }) {
      if (note) await connect({ id, note }).unwrap();
    },
  });
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !isSuccess) {
    return (
      <Button variant="quiet" size="small" className={styles.send} onClick={() => setIsOpen(true)}>
        Add a few words
      </Button>
    );
  }
  if (isSuccess) {
    return (
      <Notice tone="good" role="status">
        {username} reads your words next to your name.
      </Notice>
    );
  }
  return (
    <form {...form.element} className={styles.ask}>
      <NoteField
        form={form}
        listing={listing}
        hint={`${username} reads them next to your name, and in your conversation.`}
      />
      {error && <Notice tone="error">Not sent. {sentenceOf(error, 'Try again.')}</Notice>}
      <Button type="submit" size="small" className={styles.send} busy={form.isBusy}>
        Send these words
      </Button>
    </form>
  );
}
