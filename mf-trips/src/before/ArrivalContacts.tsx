import { useState } from 'react';
import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import type { ArrivalContacts as Contacts } from 'backend/contract/trips/family';
import { useForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, Field, Notice, PartFailure, TextArea } from 'shared-ui';
import { useArrivalContactsQuery, useSaveArrivalContactsMutation } from '../api/arrival-contacts';
import { herLegs } from '../companions/companions';
import { flyerNameOf } from '../day/names';
import { words } from '../words';
import styles from './TripCard.module.css';

/** Whom the site tells when the traveler has arrived. Read only by a family that wants to choose. */
export function ArrivalContacts({ trip }: { trip: MatchDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const who = flyerNameOf(trip);
  if (isOpen) return <OpenContacts trip={trip} who={who} onDone={() => setIsOpen(false)} />;
  return (
    <>
      <p>{words.tellArrival(who)}</p>
      <WhenYouSaySo trip={trip} />
      <Button size="small" className={styles.button} onClick={() => setIsOpen(true)}>
        {words.chooseWhomWeTell}
      </Button>
    </>
  );
}

interface OpenProps {
  trip: MatchDetails;
  /** Who arrives; null is the reader. */
  who: string | null;
  onDone: () => void;
}

function OpenContacts({ trip, ...props }: OpenProps) {
  const { data, isError, refetch } = useArrivalContactsQuery(trip.id);
  if (isError) return <PartFailure onTryAgain={() => void refetch()} />;
  if (!data) return <p>{words.oneMoment}</p>;
  if (data.toldAt) return <p>{words.weHaveTold(words.series(data.contacts))}</p>;
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
      const chosen = endAlone(trip) ? words.saved : words.weTellThem;
      const title = contacts.length ? chosen : words.weTellNobody;
      toast({ title });
      onDone();
    },
    onRefused: () => undefined,
  });
  const issue = Object.entries(form.issues).find(([path]) => path.startsWith('contacts'))?.[1];
  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.whomWeTell(who)} hint={words.contactLines} error={issue}>
        <TextArea {...form.input('contacts')} rows={5} autoFocus />
      </Field>
      {error && !issue && (
        <Notice tone="error">{words.notSavedWhy(sentenceOf(error, words.tryAgainNow))}</Notice>
      )}
      <p className={styles.soft}>{words.oneMessageEach}</p>
      <WhenYouSaySo trip={trip} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Of a traveler who flies the last leg alone: only their own side can say that they have landed. */
function WhenYouSaySo({ trip }: { trip: MatchDetails }) {
  const last = endAlone(trip);
  if (!last) return null;
  const who = flyerNameOf(trip);
  return (
    <p className={styles.soft}>
      {last.beside ? words.sayWhenLanded(who) : words.toldWhenYouSay(who, last.arrival.city)}
    </p>
  );
}

function endAlone(trip: MatchDetails): TripLeg | null {
  const last = herLegs(trip).at(-1);
  return last && !last.flownBy ? last.leg : null;
}

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
