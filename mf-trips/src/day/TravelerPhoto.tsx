import { useRef } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { Avatar, Button } from 'shared-ui';
import { useDescribeTravelerMutation, useUploadTravelerPhotoMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import { isRelay } from '../companions/companions';
import type { TripNames } from './names';
import { words } from '../words';
import styles from './WhatTheyWear.module.css';

interface TravelerPhotoProps {
  trip: MatchDetails;
  names: TripNames;
  /** As it is stored, or as it begins. */
  card: SavedCareCard;
  hasCard: boolean;
}

/** Only those on the trip see it, and it leaves with the care card. */
export function TravelerPhoto({ trip, names: { helper, traveler }, card, hasCard }: TravelerPhotoProps) {
  const { id } = trip;
  const input = useRef<HTMLInputElement>(null);
  const [describe, describing] = useDescribeTravelerMutation();
  const [upload, uploading] = useUploadTravelerPhotoMutation();
  const send = async (picture: File) => {
    if (!hasCard) await describe({ ...card, id }).unwrap();
    await upload({ id, picture }).unwrap();
  };
  const told = { title: words.saved, description: words.seesBesideSign(helper) };
  const remove = () =>
    sendAndTell(() => describe({ ...card, photo: null, id }).unwrap(), {
      title: words.photoRemoved,
      description: words.seesNoLonger(helper),
    });
  return (
    <div className={styles.photo}>
      <Avatar name={traveler} src={card.photo ?? null} size="large" />
      <div>
        <p className={styles.soft}>{isRelay(trip) ? words.onlyCompanionsSee : words.onlySees(helper)}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.photoOf(traveler)}
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            if (picture) void sendAndTell(() => send(picture), told);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button size="small" busy={uploading.isLoading} onClick={() => input.current?.click()}>
            {card.photo ? words.otherPhoto : words.addPhotoOf(traveler)}
          </Button>
          {card.photo && (
            <Button size="small" variant="quiet" busy={describing.isLoading} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
