import { Link, useSearchParams } from 'react-router-dom';
import { boot, openLogin } from 'shell/host';
import { EmptyState, PassDrawing, SignedOut } from 'shared-ui';
import { useIsSignedOut, useTripMember } from '../device/useTripMember';
import { TripList } from '../list/TripList';
import styles from './TripsPage.module.css';

/** The trips that this member has with others. The address says which: `?when=past`. */
export function TripsPage() {
  const me = useTripMember();
  const isSignedOut = useIsSignedOut();
  const [query] = useSearchParams();
  const when = query.get('when') === 'past' ? 'past' : 'coming';
  if (isSignedOut) return <SignedOut onLogIn={() => openLogin()}>Please log in to view your trips</SignedOut>;
  if (!me) return boot.offline ? <NothingKept /> : null;
  return (
    <div className={styles.page}>
      <h1>My trips</h1>
      <nav className={styles.choices} aria-label="Which trips">
        <Link to="/trips" aria-current={when === 'coming' ? 'page' : undefined}>
          Coming
        </Link>
        <Link to="/trips?when=past" aria-current={when === 'past' ? 'page' : undefined}>
          Past
        </Link>
      </nav>
      <TripList key={when} when={when} userId={me.id} />
    </div>
  );
}

const NothingKept = () => (
  <EmptyState level={1} drawing={<PassDrawing />} title="No network">
    This device keeps no trip. A trip that was opened on it with a network can be read without one.
  </EmptyState>
);
