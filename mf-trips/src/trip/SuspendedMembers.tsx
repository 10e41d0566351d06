import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, momentFormat, Notice } from 'shared-ui';
import { firstName } from '../companions/firstNames';
import { searchFor } from '../companions/legsAlone';
import styles from './SuspendedMembers.module.css';
import { words } from '../words';

const day = momentFormat({ year: 'numeric', month: 'long', day: 'numeric' });

type Suspended = NonNullable<MatchDetails['suspended']>[number];

/** Who of this trip cannot use the site until after their flight leaves: the trip stays, and others may be needed. */
export function SuspendedMembers({ trip }: { trip: MatchDetails }) {
  const { suspended = [], status } = trip;
  if (status !== 'agreed') return null;
  return suspended.map((each) => (
    <Notice
      key={each.matchId}
      className={styles.notice}
      tone="warning"
      action={trip.role === 'seeking_help' && <LookForAmigo trip={trip} matchId={each.matchId} />}
    >
      {words.cannotUseSite(firstName(each.username), day(each.until, 'UTC'))} {adviceFor(trip, each)}
    </Notice>
  ));
}

function adviceFor({ id, role }: MatchDetails, { matchId }: Suspended): string {
  if (role === 'seeking_help') return words.suspendedHelper;
  return matchId === id ? words.suspendedFamily : words.yourPartStays;
}

function LookForAmigo({ trip, matchId }: { trip: MatchDetails; matchId: number }) {
  if (matchId !== trip.id)
    return (
      <Button asChild size="small">
        <Link to={`/trips/${matchId}`}>{words.openTheTrip}</Link>
      </Button>
    );
  if (!isServed('/search')) return null;
  const together = (trip.legs ?? []).filter((leg) => leg.with === 'both');
  const { departure, arrival, date } = trip;
  const direct = { from: departure.code, to: arrival.code, date };
  return (
    <Button asChild size="small">
      <Link to={`/search?${searchFor(together.length ? together : [direct])}`}>{words.lookForAmigo}</Link>
    </Button>
  );
}
