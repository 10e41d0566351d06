import type { ListingType } from 'backend/contract/listings';
import type { Match, MatchDetails } from 'backend/contract/trips';
import { Avatar, Badge, VerifiedMark } from 'shared-ui';
import { flyerText } from 'shell/forms';
import { useTripMember } from '../device/useTripMember';
import { PersonName } from './PersonName';
import styles from './TwoPeople.module.css';

interface Half {
  id: number;
  side: ListingType;
  username: string;
  profilePictureUrl: string | null;
  languages: string | null;
  verified: boolean;
  isMe: boolean;
  /** For whom this half asked. */
  flyer: MatchDetails['flyer'];
}

/** The two halves of the stub: the Amigo first, then the traveler. */
export function TwoPeople({ trip: { role, other, flyer } }: { trip: Match & Pick<MatchDetails, 'flyer'> }) {
  const me = useTripMember();
  const flyerOf = (side: ListingType) => (side === 'seeking_help' ? flyer : null);
  const mine = me && { ...me, side: role, isMe: true, flyer: flyerOf(role) };
  const side = opposite(role);
  const theirs = { ...other, side, isMe: false, flyer: flyerOf(side) };
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
  const { side, username, profilePictureUrl, languages, verified, isMe, flyer } = half;
  const tone = side === 'helper' ? 'helper' : 'seeker';
  return (
    <li className={styles.half} data-side={tone}>
      <Badge tone={tone} className={styles.role}>
        {side === 'helper' ? 'Amigo' : flyer ? 'Family' : 'Traveler'}
      </Badge>
      <div className={styles.person}>
        <Avatar name={username} src={profilePictureUrl} />
        <div className={styles.words}>
          <p className={styles.name}>
            <span>{isMe ? username : <PersonName id={half.id} username={username} />}</span>
            {verified && <VerifiedMark />}
          </p>
          {isMe && <p className={styles.line}>That is you</p>}
          {languages && <p className={styles.line}>{languages}</p>}
          {flyer && <p className={styles.line}>For {flyerText(flyer, isMe ? 'your' : 'their')}</p>}
        </div>
      </div>
    </li>
  );
}
