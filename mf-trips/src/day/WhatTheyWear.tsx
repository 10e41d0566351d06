import { useId, useState, type FormEvent } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { Button, Card, Field, TextInput } from 'shared-ui';
import { useDescribeTravelerMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import type { TripNames } from './names';
import { TravelerPhoto } from './TravelerPhoto';
import { words } from '../words';
import styles from './WhatTheyWear.module.css';

interface WhatTheyWearProps {
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
}

/** On the day the family says how the traveler looks, so that the Amigo finds them. */
export function WhatTheyWear({ trip, names, careCard }: WhatTheyWearProps) {
  const title = useId();
  const { helper, traveler, viewer } = names;
  const { id, flyer, needs = [] } = trip;
  const [wears, setWears] = useState(careCard?.wears ?? '');
  const [describe, { isLoading }] = useDescribeTravelerMutation();
  const card = careCard ?? { firstName: flyer?.firstName ?? traveler, needs };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void sendAndTell(() => describe({ ...card, id, wears }).unwrap(), {
      title: words.saved,
      description: words.seesBesideSign(helper),
    });
  };
  const isFamily = viewer === 'family';
  return (
    <Card role="region" aria-labelledby={title} className={styles.card}>
      <h2 id={title} className={styles.title}>
        {words.howFinds(helper, isFamily ? traveler : null)}
      </h2>
      <form onSubmit={save} className={styles.form}>
        <Field label={words.wearsToday(isFamily ? traveler : null)} hint={words.wearsHint}>
          <TextInput
            value={wears}
            onChange={({ target }) => setWears(target.value)}
            maxLength={120}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" busy={isLoading}>
          {words.save}
        </Button>
      </form>
      <TravelerPhoto trip={trip} names={names} card={card} hasCard={careCard !== null} />
    </Card>
  );
}
