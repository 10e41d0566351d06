import { useEffect, useState } from 'react';
import { waitingCalls } from 'shell/forms';
import { useMe } from 'shell/host';
import { useTripQuery } from '../api/trips';
import { keptTrips } from '../device/keptTrips';
import { useKeep } from '../device/useKeep';

/** On every page of the site: what waited for a network is sent, and a trip that has ended is deleted from the device though it is not opened again. */
export function KeptTrips() {
  const { me } = useMe();
  useEffect(() => void waitingCalls.sendNow(), []);
  // A logout has removed them, and must not end in calls without a session.
  return <FollowedTrips key={me?.id} />;
}

function FollowedTrips() {
  const [ids] = useState(() => keptTrips().map(({ trip }) => trip.id));
  return ids.map((id) => <Followed key={id} id={id} />);
}

function Followed({ id }: { id: number }) {
  const { me } = useMe();
  const { currentData, error } = useTripQuery(id);
  useKeep(id, { me, trip: currentData, careCard: null, error });
  return null;
}
