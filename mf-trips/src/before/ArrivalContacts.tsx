import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import type { ArrivalContacts as Contacts } from 'backend/contract/trips/family';
import { useForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, Field, Notice, PartFailure, TextArea } from 'shared-ui';
import { useArrivalContactsQuery, useSaveArrivalContactsMutation } from '../api/arrival-contacts';
import { flyerNameOf } from '../day/names';
import styles from './TripCard.module.css';

/** Whom the site tells when the traveler has arrived. Read only by a family that wants to choose. */
export function ArrivalContacts({ trip }: { trip: MatchDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const who = flyerNameOf(trip) ?? 'you';
  if (isOpen) return <OpenContacts trip={trip} who={who} onDone={() => setIsOpen(false)} />;
  return (
    <>
      <p>
        At the end we can tell up to five people, once, that {who} {who === 'you' ? 'have' : 'has'} arrived.
      </p>
      <Button size="small" className={styles.button} onClick={() => setIsOpen(true)}>
        Choose whom we tell
      </Button>
    </>
  );
}

interface OpenProps {
  trip: MatchDetails;
  who: string;
  onDone: () => void;
}

function OpenContacts({ trip, ...props }: OpenProps) {
  const { data, isError, refetch } = useArrivalContactsQuery(trip.id);
  if (isError) return <PartFailure onTryAgain={() => void refetch()} />;
  if (!data) return <p>One moment…</p>;
  if (data.toldAt) return <p>We have told {data.contacts.join(', ')}.</p>;
  return <ContactsForm trip={trip} saved={data} {...props} />;
}

function ContactsForm({ trip, saved, who, onDone }: OpenProps & { saved: Contacts }) {
  const [save, { error }] = useSaveArrivalContactsMutation();
  const form = useForm({
    start: { contacts: saved.contacts.join('\n') },
    // The server knows the numbers of all countries.
    check: ({ contacts }) => ({ success: true as const, data: linesOf(contacts) }),
    async send(contacts) {
      await save({ id: trip.id, contacts }).unwrap();
      const title = contacts.length ? 'We tell them when the trip ends' : 'We tell nobody';
      toast({ title });
      onDone();
    },
    onRefused: () => undefined,
  });
  const issue = Object.entries(form.issues).find(([path]) => path.startsWith('contacts'))?.[1];
  return (
    <form {...form.element} className={styles.form}>
      <Field
        label={`Whom we tell that ${who} ${who === 'you' ? 'have' : 'has'} arrived`}
        hint="A mail address or a phone number in each line, up to five"
        error={issue}
      >
        <TextArea {...form.input('contacts')} rows={5} autoFocus />
      </Field>
      {error && !issue && <Notice tone="error">Not saved. {sentenceOf(error, 'Try again.')}</Notice>}
      <p className={styles.soft}>Each gets one message, and can stop all others from us.</p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.isBusy}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
