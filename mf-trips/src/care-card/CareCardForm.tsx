import type { CareCard, MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { careCard } from 'backend/contract/trips';
import { filled, needOptions, needsFilterLabel, readNeeds, useForm } from 'shell/forms';
import { sentenceOf, toast, useMe } from 'shell/host';
import { Button, Card, Chips, Field, Notice, TextArea, TextInput } from 'shared-ui';
import type { ReactNode } from 'react';
import { herLegs, isRelay } from '../companions/companions';
import { useSaveCareCardMutation } from '../api/care-card';
import { words } from '../words';
import styles from './CareCardForm.module.css';

interface CareCardFormProps {
  trip: MatchDetails;
  saved: SavedCareCard | null;
  /** What is typed now, for the preview. */
  children: (card: CareCard, buttons: ReactNode) => ReactNode;
}

/** In the order of a conversation. Every field but the name may stay empty. */
export function CareCardForm({ trip, saved, children }: CareCardFormProps) {
  const { id, other } = trip;
  const { arrival } = herLegs(trip).at(-1)?.leg ?? trip;
  const { me } = useMe();
  const [save, { error }] = useSaveCareCardMutation();
  const form = useForm<string, CareCard>({
    draft: `draft-care-card-${id}`,
    start: startOf(trip, saved, me),
    check: (values) => careCard.safeParse(cardOf(values)),
    async send(card) {
      await save({ ...card, id }).unwrap();
      const description = isRelay(trip) ? words.companionsCanReadIt : words.canReadIt(other.username);
      toast({ title: words.cardSaved, description });
    },
    onRefused: () => undefined,
  });
  const text = (name: string, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.issues[name]}>
      <TextInput {...form.input(name)} autoComplete="off" />
    </Field>
  );
  const prose = (name: string, label: string, longest: number, hint?: string) => (
    <Field label={label} hint={hint} error={form.issues[name]}>
      <TextArea {...form.input(name)} rows={2} count={longest} />
    </Field>
  );
  const typed = cardOf(form.values);
  return children(
    typed,
    <form {...form.element} className={styles.form} id="care-card">
      <Group title={words.whoFlies}>
        {text('firstName', words.firstName)}
        <div className={styles.pair}>
          {text('seat', words.seat)}
          {text('phone', words.phoneAbroad)}
        </div>
      </Group>
      <Group title={words.whomToCall}>
        {text('callFirst', words.firstPerson, words.nameAndPhone)}
        {text('callSecond', words.secondPerson, words.nameAndPhone)}
      </Group>
      <Group title={words.onTheWay}>
        {prose('medicine', words.medicine, 200)}
        {prose('ifMissed', words.ifMissed, 300)}
        {prose('destination', words.whoWaitsIn(arrival.city), 200)}
      </Group>
      <Group title={needsFilterLabel}>
        <Chips
          label={needsFilterLabel}
          labelHidden
          name="needs"
          options={needOptions}
          chosen={readNeeds(form.values['needs'] ?? '')}
          onChange={(needs) => form.change({ needs: needs.join(',') })}
        />
      </Group>
      {error && <Notice tone="error">{words.notSavedWhy(sentenceOf(error, words.tryAgainNow))}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {words.saveCareCard}
        </Button>
      </div>
    </form>,
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card role="group" aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}

const texts = [
  'firstName',
  'seat',
  'phone',
  'callFirst',
  'callSecond',
  'medicine',
  'ifMissed',
  'destination',
] as const;

type Me = ReturnType<typeof useMe>['me'];

/** A new card begins with what the request says, and with the number of its author when another person flies. */
function startOf(
  { flyer, needs = [] }: MatchDetails,
  saved: SavedCareCard | null,
  me: Me,
): Record<string, string> {
  const phone = me?.verified ? me.phoneNumber : null;
  const card: Partial<SavedCareCard> = saved ?? {
    needs,
    ...(flyer && { firstName: flyer.firstName }),
    ...(flyer && phone && { callFirst: `${me?.username}, ${phone}` }),
  };
  return {
    ...Object.fromEntries(texts.map((name) => [name, card[name] ?? ''])),
    needs: card.needs?.join(',') ?? '',
  };
}

const cardOf = (values: Record<string, string>): CareCard => ({
  ...(filled(careCard.omit({ needs: true }).shape, values) as Omit<CareCard, 'needs'>),
  needs: readNeeds(values['needs'] ?? ''),
});
