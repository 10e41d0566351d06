import { Link, useSearchParams } from 'react-router-dom';
import { boot, openLogin } from 'shell/host';
import { EmptyState, PassDrawing, SignedOut } from 'shared-ui';
import { useWaitingTripsQuery } from '../api/waiting';
import { CalendarFeed } from '../calendar/CalendarFeed';
import { useIsSignedOut, useTripMember } from '../device/useTripMember';
import { TripList } from '../list/TripList';
import { WaitingTrips } from '../list/WaitingTrips';
import { words } from '../words';
import styles from './TripsPage.module.css';

/** The trips that this member has with others. The address says which: `?when=past`. */
export function TripsPage() {
  const me = useTripMember();
  const isSignedOut = useIsSignedOut();
  const [query] = useSearchParams();
  const when = query.get('when') === 'past' ? 'past' : 'coming';
  const { data: waiting = [] } = useWaitingTripsQuery(undefined, {
    skip: !me || boot.offline === true,
    refetchOnMountOrArgChange: true,
  });
  if (isSignedOut) return <SignedOut onLogIn={() => openLogin()}>{words.logInToView}</SignedOut>;
  if (!me) return boot.offline ? <NothingKept /> : null;
  return (
    <div className={styles.page}>
      <h1>{words.myTrips}</h1>
      {waiting.length > 0 && <WaitingTrips trips={waiting} />}
      <nav className={styles.choices} aria-label={words.whichTrips}>
        <Link to="/trips" aria-current={when === 'coming' ? 'page' : undefined}>
          {words.coming}
        </Link>
        <Link to="/trips?when=past" aria-current={when === 'past' ? 'page' : undefined}>
          {words.past}
        </Link>
      </nav>
      <TripList key={when} when={when} userId={me.id} hasWaiting={waiting.length > 0} />
      {!boot.offline && <CalendarFeed />}
    </div>
  );
}

const NothingKept = () => (
  <EmptyState level={1} drawing={<PassDrawing />} title={words.noNetwork}>
    {words.noTripKept}
  </EmptyState>
);
