import { useEffect, useRef } from 'react';
import type { Listing } from 'backend/contract/listings';
import { useCreateAlertMutation, useDeleteAlertMutation } from '../api/alerts';
import { WeWrite } from './MemberAlert';
import { watchedBy } from './watchedTrip';

/** A new listing has an alert for its trip, which its owner can stop here. */
export function ToldAfterPosting({ listing }: { listing: Listing }) {
  const [create, { data }] = useCreateAlertMutation();
  const [stop, stopping] = useDeleteAlertMutation();
  const isAsked = useRef(false);
  const watched = watchedBy(listing);

  useEffect(() => {
    if (isAsked.current || !watched) return;
    isAsked.current = true;
    void create({ ...watched, how: 'now' });
  });
  if (!data || !watched) return null;
  if (stopping.isSuccess) return <p role="status">Stopped. You get no mails about this trip.</p>;
  return <WeWrite watched={watched} busy={stopping.isLoading} onStop={() => void stop(data.id)} />;
}
