import { useEffect, useRef, useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import type { noteLimit as limitOfContract } from 'backend/contract/listings/requests';
import { Button, Field, Notice, TextArea } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { PanelSkeleton } from '../loading/PanelSkeleton';
import { askedText } from './askedText';
import { ContactError } from './ContactError';
import styles from './ContactInfo.module.css';

/** Its value without the contract, which would bring zod to this page. */
const noteLimit: typeof limitOfContract = 300;

/** For listings whose contact is not given at once. What was typed stays when the call fails. */
export function AskForContact({ listing, hasAsked }: { listing: Listing; hasAsked: boolean }) {
  const [note, setNote] = useState('');
  const [connect, { data: answer, error, isLoading }] = useConnectMutation();
  const { id, username, userId } = listing;
  const words = note.trim();
  const isTooLong = words.length > noteLimit;

  if (answer?.status === 'shared') return <PanelSkeleton label="Loading contact details" />;
  if (hasAsked || answer) return <Asked listing={listing} isNew={answer !== undefined} />;
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && !isLoading) void connect({ id, ...(words && { note: words }) });
      }}
    >
      <Field
        label={`A few words to ${username}`}
        optional
        hint="Say who flies and what would help."
        error={isTooLong && `A note can have ${noteLimit} characters`}
      >
        <TextArea count={noteLimit} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <p className={styles.next}>
        {userId === null
          ? `${username} has not confirmed this listing yet. We ask them to, and you get a mail when they have.`
          : `${username} decides. You get a mail either way.`}
      </p>
      {error && <ContactError error={error} />}
      <Button type="submit" variant="primary" className={styles.send} busy={isLoading}>
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
