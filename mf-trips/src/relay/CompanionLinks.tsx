import type { Companion, MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Avatar, Badge, ClockIcon, Isolated } from 'shared-ui';
import { hasOthers } from '../companions/companions';
import { endOf, nameOf, travelerOf } from '../companions/relayWords';
import { words } from '../words';
import styles from './CompanionLinks.module.css';

/** Each companion has a page of their own, with the same layout. Only the seeker reads all of them. */
export function CompanionLinks({ trip }: { trip: MatchDetails }) {
  const { role, companions = [] } = trip;
  if (role !== 'seeking_help' || !hasOthers(trip)) return null;
  return (
    <nav className={styles.links} aria-label={words.whoFliesWith(travelerOf(trip))} data-wide>
      {companions.map((companion) => (
        <CompanionLink key={companion.matchId} companion={companion} trip={trip} />
      ))}
    </nav>
  );
}

function CompanionLink({ companion, trip }: { companion: Companion; trip: MatchDetails }) {
  const { matchId, person, status } = companion;
  const name = nameOf(companion);
  const end = endOf(companion, trip);
  return (
    <Link
      to={`/trips/${matchId}`}
      className={styles.link}
      aria-current={matchId === trip.id ? 'page' : undefined}
    >
      <Avatar name={person?.username ?? name} src={person?.profilePictureUrl ?? null} size="small" />
      <span className={styles.words}>
        <b>
          <Isolated>{name}</Isolated>
        </b>{' '}
        <span className={styles.soft}>{end ? words.toCity(end) : words.onOtherFlights}</span>
      </span>
      {status === 'proposed' && <Badge icon={<ClockIcon aria-hidden="true" />}>{words.asked}</Badge>}
    </Link>
  );
}
