import { useEffect, useId, useRef } from 'react';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import { Button, Notice, PanelSkeleton } from 'shared-ui';
import { useConnectMutation } from '../api/listings';
import { askedText } from './askedText';
import { ContactError } from './ContactError';
import styles from './ContactInfo.module.css';
import { FormEnd } from './FormEnd';
import { NoteField, useNoteForm } from './NoteField';
import { mustAgree, OwnBags } from './OwnBags';

interface AskForContactProps {
  listing: Listing;
  me: Me;
  hasAsked: boolean;
}

/** For listings whose contact is not given at once. What was typed stays when the call fails. */
export function AskForContact({ listing, me, hasAsked }: AskForContactProps) {
  const [connect, { data: answer, error }] = useConnectMutation();
  const { id, username, userId } = listing;
  const agreesToRules = mustAgree(me);
  const formId = useId();
  const form = useNoteForm({
    listingId: id,
    agreesToRules,
    async send(request) {
      await connect({ id, ...request }).unwrap();
    },
  });

  if (answer?.status === 'shared') return <PanelSkeleton label="Loading contact details" />;
  if (hasAsked || answer) return <Asked listing={listing} isNew={answer !== undefined} />;
  return (
    <form {...form.element} id={formId} className={styles.ask}>
      <NoteField form={form} username={username} />
      <p className={styles.next}>
        {userId === null
          ? `${username} has not confirmed this listing yet. We ask them to, and you get a mail when they have.`
          : `${username} decides. You get a mail either way.`}
      </p>
      <FormEnd>
        {agreesToRules && <OwnBags />}
        {error && <ContactError error={error} />}
        <Button type="submit" form={formId} variant="primary" className={styles.send} busy={form.isBusy}>
          {agreesToRules ? `Agree and ask ${username}` : `Ask ${username}`}
        </Button>
      </FormEnd>
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
