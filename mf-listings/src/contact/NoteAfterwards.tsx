import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { words } from '../words';
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
        {words.addWords}
      </Button>
    );
  }
  if (isSuccess) {
    return (
      <Notice tone="good" role="status">
        {words.wordsRead(username)}
      </Notice>
    );
  }
  return (
    <form {...form.element} className={styles.ask}>
      <NoteField form={form} listing={listing} hint={words.wordsHint(username)} />
      {error && (
        <Notice tone="error">
          {words.sentences([words.notSent, sentenceOf(error, words.tryAgainShort)])}
        </Notice>
      )}
      <Button type="submit" size="small" className={styles.send} busy={form.isBusy}>
        {words.sendWords}
      </Button>
    </form>
  );
}
