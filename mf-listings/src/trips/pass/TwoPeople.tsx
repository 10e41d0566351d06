import type { ListingType } from 'backend/contract/listings';
import type { Match } from 'backend/contract/listings/matches';
import { Avatar, Badge } from 'shared-ui';
import { VerifiedMark } from '../../pass/Person';
import { useTripMember } from '../device/useTripMember';
import styles from './TwoPeople.module.css';

interface Half {
  side: ListingType;
  username: string;
  profilePictureUrl: string | null;
  languages: string | null;
  verified: boolean;
  isMe: boolean;
}

/** The two halves of the stub: the Amigo first, then the traveler. */
export function TwoPeople({ trip: { role, other } }: { trip: Match }) {
  const me = useTripMember();
  const mine = me && { ...me, side: role, isMe: true };
  const theirs = { ...other, side: opposite(role), isMe: false };
  const halves: Half[] = [mine, theirs].filter((half) => half !== null);
  return (
    <ul className={styles.halves}>
      {halves
        .toSorted((a, b) => a.side.localeCompare(b.side))
        .map((half) => (
          <OnePerson key={half.side} half={half} />
        ))}
    </ul>
  );
}

const opposite = (role: ListingType): ListingType => (role === 'helper' ? 'seeking_help' : 'helper');

function OnePerson({ half }: { half: Half }) {
  const { side, username, profilePictureUrl, languages, verified, isMe } = half;
  const tone = side === 'helper' ? 'helper' : 'seeker';
  return (
    <li className={styles.half} data-side={tone}>
      <Badge tone={tone} className={styles.role}>
        {side === 'helper' ? 'Amigo' : 'Traveler'}
      </Badge>
      <div className={styles.person}>
        <Avatar name={username} src={profilePictureUrl} />
        <div className={styles.words}>
          <p className={styles.name}>
            <span>{username}</span>
            {verified && <VerifiedMark />}
          </p>
          {isMe && <p className={styles.line}>That is you</p>}
          {languages && <p className={styles.line}>{languages}</p>}
        </div>
      </div>
    </li>
  );
}
