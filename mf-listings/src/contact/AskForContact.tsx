import { useEffect, useId, useRef } from 'react';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import { WhichPart, WhoFlies } from 'shell/forms';
import { sentenceOf, Slot, toast } from 'shell/host';
import { Button, DateField, Field, Notice, PanelSkeleton } from 'shared-ui';
import { useWithdrawRequestMutation } from '../api/asking';
import type { OnRefused } from '../requests/useRefusedAsk';
import { askedText } from './askedText';
import { ContactError } from './ContactError';
import { words } from '../words';
import styles from './ContactInfo.module.css';
import { FormEnd } from './FormEnd';
import { NameField, NoteField } from './NoteField';
import { OwnBags } from './OwnBags';
import { useAsk } from './useAsk';

interface AskForContactProps {
  listing: Listing;
  me: Me;
  /** Of the request that waits for its answer. */
  requestId: number | null;
  onRefused: OnRefused | undefined;
}

/** For listings whose contact is not given at once. What was typed stays when the call fails. */
export function AskForContact({ listing, me, requestId, onRefused }: AskForContactProps) {
  const { username } = listing;
  const ask = useAsk(listing, me, onRefused);
  const { form, requests, flies, day, agreesToRules, proposes, choosesPart, error } = ask;
  const formId = useId();
  if (ask.status === 'shared') return <PanelSkeleton label={words.loadingContact} />;
  if (requestId !== null || ask.status === 'asked')
    return (
      <Asked listing={listing} requestId={requestId} isNew={ask.status === 'asked'} onTakenBack={ask.reset} />
    );
  if (!requests) return <PanelSkeleton label={words.loadingForm} />;
  const { name, onChange } = form.field('date');
  return (
    <form {...form.element} id={formId} className={styles.ask}>
      {proposes && listing.type === 'helper' && (
        <WhoFlies form={form} requests={requests} chosen={flies} trip={listing} />
      )}
      {choosesPart && listing.legs && (
        <WhichPart
          legs={listing.legs}
          chosen={form.values.part}
          error={form.issues['legs']}
          onChange={(part) => form.change({ part })}
        />
      )}
      {proposes && listing.endDate !== null && (
        <Field label={words.dayOfFlight} error={form.issues['date']}>
          <DateField {...{ name, onChange }} value={day} min={listing.date} max={listing.endDate} />
        </Field>
      )}
      <NameField form={form} me={me} />
      <NoteField form={form} listing={listing} />
      <p className={styles.next}>{whatIsNext(listing, proposes)}</p>
      <FormEnd>
        {agreesToRules && <OwnBags />}
        {error && <ContactError error={error} />}
        <Button type="submit" form={formId} variant="primary" className={styles.send} busy={form.isBusy}>
          {agreesToRules ? words.agreeAndAsk(username) : words.ask(username)}
        </Button>
      </FormEnd>
    </form>
  );
}

function whatIsNext({ userId, username }: Listing, proposes: boolean): string {
  if (userId === null) return words.notConfirmedWeAsk(username);
  return proposes ? words.decidesOnTrip(username) : words.decides(username);
}

interface AskedProps {
  listing: Listing;
  requestId: number | null;
  isNew: boolean;
  onTakenBack: () => void;
}

function Asked({ listing, requestId, isNew, onTakenBack }: AskedProps) {
  const [withdraw, { isLoading }] = useWithdrawRequestMutation();
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  const takeBack = async (id: number) => {
    const { error } = await withdraw(id);
    if (!error) {
      onTakenBack();
      toast({ title: words.takenBack, description: words.takenBackHint(listing.username) });
      return;
    }
    const description = sentenceOf(error, words.tryAgainSoon);
    toast({ title: words.didNotWork, description, variant: 'destructive' });
  };
  return (
    <div className={styles.ask}>
      <Notice ref={notice} tone="good" tabIndex={-1}>
        {askedText(listing)}
      </Notice>
      {requestId !== null && (
        <Button
          variant="quiet"
          size="small"
          className={styles.send}
          busy={isLoading}
          onClick={() => takeBack(requestId)}
        >
          {words.takeBack}
        </Button>
      )}
      <Slot name="device.question" props={{ deed: 'asked', name: listing.username }} />
    </div>
  );
}
