import { useEffect } from 'react';
import type { MatchOption } from 'backend/contract/trips';
import {
  attachableRequests,
  chosenTraveler,
  dayAsked,
  lazyCheck,
  legsIn,
  nobodyChosen,
  travelerIn,
  useForm,
  WhichPart,
  WhoFlies,
} from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, DateField, Field, Notice, TextInput } from 'shared-ui';
import { useProposeMatchMutation, useRequestsToAttachQuery } from '../api/proposals';
import { asksWhoFlies, openFlight, proposedWords, sharedFlights } from './proposing';
import { words } from '../words';
import styles from './ProposeTrip.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/trips/requests')).newMatch);

const exampleFlight = 'AA1234';

interface ProposalFormProps {
  option: MatchOption;
  otherUserId: number;
  onDone: () => void;
}

/** What the listing leaves open: who flies, which part of the way, which flight. Only the day is needed. */
export function ProposalForm({ option, otherUserId, onDone }: ProposalFormProps) {
  const { listingId, date, endDate } = option;
  const isOpen = openFlight(option);
  const isFamily = asksWhoFlies(option);
  const shared = sharedFlights(option);
  const own = useRequestsToAttachQuery(undefined, { skip: !isFamily });
  // On an Amigo's listing, theirs are all flights but mine alone.
  const trip = { ...option, legs: option.way?.filter((leg) => leg.with !== 'seeker') };
  const requests = attachableRequests(own.data ?? [], trip);
  const dayFor = (flies: string) =>
    dayAsked(
      trip,
      requests.find(({ id }) => String(id) === flies),
    );
  /** A request that is attached names its flights itself. */
  const choosesPart = (flies: string) => shared.legs.length > 1 && !(isFamily && Number(flies));
  const [propose, { error }] = useProposeMatchMutation();
  const form = useForm({
    draft: `draft-proposal-${listingId}-${otherUserId}`,
    start: { date: '', time: '', arrivalTime: '', flightNumber: '', part: '', ...nobodyChosen },
    check(typed) {
      const flies = chosenTraveler(typed, requests);
      return rules.check({
        listingId,
        userId: otherUserId,
        ...(option.seen && { seen: option.seen }),
        ...(isFamily && travelerIn(typed, flies)),
        ...(choosesPart(flies) && legsIn(typed.part, shared)),
        ...(isOpen.day && { date: typed.date || dayFor(flies) }),
        ...(isOpen.time && typed.time && { time: typed.time }),
        ...(isOpen.landing && typed.arrivalTime && { arrivalTime: typed.arrivalTime }),
        ...(isOpen.flightNumber && typed.flightNumber && { flightNumber: typed.flightNumber }),
      });
    },
    async send(proposal) {
      await propose(proposal).unwrap();
      onDone();
      toast(proposedWords);
    },
    onRefused: () => undefined,
  });
  // The button that was pressed is gone.
  const { ref } = form.element;
  useEffect(() => ref.current?.focus(), [ref]);
  const { name, onChange, error: issue } = form.field('date');
  const flies = chosenTraveler(form.values, requests);
  return (
    <form {...form.element} className={styles.form} aria-label={words.whichFlight} tabIndex={-1}>
      {isFamily && !own.isLoading && <WhoFlies form={form} requests={requests} chosen={flies} trip={trip} />}
      {choosesPart(flies) && (
        <WhichPart
          {...shared}
          chosen={form.values.part}
          error={form.issues['legs']}
          onChange={(part) => form.change({ part })}
        />
      )}
      {Object.values(isOpen).some(Boolean) && (
        <div className={styles.fields}>
          {isOpen.day && (
            <Field label={words.day} error={issue}>
              <DateField
                {...{ name, onChange }}
                value={form.values.date || dayFor(flies)}
                min={date}
                {...(endDate && { max: endDate })}
              />
            </Field>
          )}
          {isOpen.time && (
            <Field label={words.time} optional error={form.issues['time']}>
              <TextInput {...form.input('time')} onFocus={rules.warm} type="time" />
            </Field>
          )}
          {isOpen.landing && (
            <Field
              label={words.landingTime}
              hint={words.landingTimeHint}
              optional
              error={form.issues['arrivalTime']}
            >
              <TextInput {...form.input('arrivalTime')} onFocus={rules.warm} type="time" />
            </Field>
          )}
          {isOpen.flightNumber && (
            <Field label={words.flightNumber} optional error={form.issues['flightNumber']}>
              <TextInput
                {...form.input('flightNumber')}
                onFocus={rules.warm}
                placeholder={exampleFlight}
                autoCapitalize="characters"
                autoComplete="off"
              />
            </Field>
          )}
        </div>
      )}
      {error && <Notice tone="error">{words.notSentWhy(sentenceOf(error, words.tryAgainNow))}</Notice>}
      <Button type="submit" variant="primary" className={styles.send} busy={form.isBusy}>
        {words.propose}
      </Button>
    </form>
  );
}
