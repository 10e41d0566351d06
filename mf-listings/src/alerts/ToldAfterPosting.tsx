import { useEffect, useRef } from 'react';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useCreateAlertMutation, useDeleteAlertMutation } from '../api/alerts';
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
            <p>Stopped. You get no mails about this trip.</p>
            <Button busy={creating.isLoading} onClick={() => undo(watched)}>
              Undo
            </Button>
          </>
        ) : (
          <>
            <p>
              <b>We mail you when somebody on this way is found:</b> {watchedText(watched)}, airports nearby
              too. {mailsNote(watched)}
            </p>
            <Button busy={stopping.isLoading} onClick={() => data && void stop(data.id)}>
              Stop
            </Button>
          </>
        )}
      </div>
      {problem && <Notice tone="error">{sentenceOf(problem, 'That did not work. Please try again.')}</Notice>}
    </>
  );
}
