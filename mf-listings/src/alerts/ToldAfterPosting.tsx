import { useEffect, useRef } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf } from 'shell/host';
import { Button, Notice, withParts } from 'shared-ui';
import { boldPart } from '../listing/parts';
import { useCreateAlertMutation, useDeleteAlertMutation } from '../api/alerts';
import { words } from '../words';
import styles from './TellMe.module.css';
import { mailsNote, watchedBy, watchedText, type Watched } from './watchedTrip';

/** A new listing has an alert for its trip. Its owner can stop it here, and take that back. */
export function ToldAfterPosting({ listing }: { listing: Listing }) {
  const [create, creating] = useCreateAlertMutation();
  const [stop, stopping] = useDeleteAlertMutation();
  const isAsked = useRef(false);
  const watched = watchedBy(listing);

  useEffect(() => {
    if (isAsked.current || !watched) return;
    isAsked.current = true;
    void create({ ...watched, how: 'now' });
  });
  const undo = async (again: Watched) => {
    if (!(await create({ ...again, how: 'now' })).error) stopping.reset();
  };
  const { data } = creating;
  if (!watched || !(data ?? stopping.isSuccess)) return null;
  const problem = stopping.error ?? (stopping.isSuccess && creating.error);
  return (
    <>
      <div role="status" className={styles.done}>
        {stopping.isSuccess ? (
          <>
            <p>{words.noMailsAnyMore}</p>
            <Button busy={creating.isLoading} onClick={() => undo(watched)}>
              {words.undo}
            </Button>
          </>
        ) : (
          <>
            <p>{withParts(words.weMailWhenFound(watchedText(watched), mailsNote(watched)), boldPart)}</p>
            <Button busy={stopping.isLoading} onClick={() => data && void stop(data.id)}>
              {words.stop}
            </Button>
          </>
        )}
      </div>
      {problem && <Notice tone="error">{sentenceOf(problem, words.didNotWorkTryAgain)}</Notice>}
    </>
  );
}
