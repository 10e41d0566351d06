import type { ListingType } from 'backend/contract/listings';
import type { Match, MatchDetails } from 'backend/contract/trips';
import { Avatar, Badge, Isolated, languagesShown, PeoplesWords, VerifiedMark } from 'shared-ui';
import { flyerText, type ShownFlyer } from 'shell/forms';
import { useTripMember } from '../device/useTripMember';
import { flyingOf, isRelay } from '../companions/companions';
import { endOf, nameOf } from '../companions/relayWords';
import { PersonName } from './PersonName';
import { words } from '../words';
import styles from './TwoPeople.module.css';

interface Someone {
  id: number;
  username: string;
  profilePictureUrl: string | null;
  languages: string | null;
  verified: boolean;
}

interface Half {
  side: ListingType;
  people: (Someone & { line?: string })[];
  isMe: boolean;
  /** For whom this half asked. */
  flyer: ShownFlyer | null;
}

interface TwoPeopleProps {
  trip: Match & Pick<MatchDetails, 'flyer'>;
  /** The seeker of a relay sees all who fly along. */
  hasAll?: boolean;
}

/** The two halves of the stub: the Amigo first, then the traveler. Lists have no name of who flies. */
export function TwoPeople({ trip, hasAll = false }: TwoPeopleProps) {
  const { role, other } = trip;
  const flyer = trip.flyer ?? trip.forWhom ?? null;
  const me = useTripMember();
  const flyerOf = (side: ListingType) => (side === 'seeking_help' ? flyer : null);
  const mine = me && { people: [me], side: role, isMe: true, flyer: flyerOf(role) };
  const side = opposite(role);
  const people = hasAll && role === 'seeking_help' && isRelay(trip) ? helpersOf(trip) : [other];
  const theirs = { people, side, isMe: false, flyer: flyerOf(side) };
  const halves: Half[] = [mine, theirs].filter((half) => half !== null);
  return (
    <ul className={styles.halves}>
      {halves
        .toSorted((a, b) => a.side.localeCompare(b.side))
        .map((half) => (
          <OneHalf key={half.side} half={half} />
        ))}
    </ul>
  );
}

const opposite = (role: ListingType): ListingType => (role === 'helper' ? 'seeking_help' : 'helper');

const unknown = { id: 0, profilePictureUrl: null, languages: null, verified: false };

const helpersOf = (trip: Match): Half['people'] =>
  flyingOf(trip).map((companion) => {
    const end = endOf(companion, trip);
    return {
      ...(companion.person ?? { ...unknown, username: nameOf(companion) }),
      line: end ? words.asFarAs(end) : words.onOtherFlights,
    };
  });

function OneHalf({ half: { side, people, isMe, flyer } }: { half: Half }) {
  const tone = side === 'helper' ? 'helper' : 'seeker';
  const role = side === 'helper' ? words.amigo : flyer ? words.family : words.traveler;
  return (
    <li className={styles.half} data-side={tone}>
      <Badge tone={tone} className={styles.role}>
        {people.length > 1 ? words.amigos(people.length) : role}
      </Badge>
      {people.map(({ id, username, profilePictureUrl, languages, verified, line }) => (
        <div key={id} className={styles.person}>
          <Avatar name={username} src={profilePictureUrl} />
          <div className={styles.words}>
            <p className={styles.name}>
              <span>
                {isMe ? <Isolated>{username}</Isolated> : <PersonName id={id} username={username} />}
              </span>
              {verified && <VerifiedMark />}
            </p>
            {isMe && <p className={styles.line}>{words.thatIsYou}</p>}
            {line && <p className={styles.line}>{line}</p>}
            {languages && (
              <p className={styles.line}>
                <PeoplesWords>{languagesShown(languages)}</PeoplesWords>
              </p>
            )}
            {flyer && (
              <p className={styles.line}>{words.forFlyer(flyerText(flyer, isMe ? 'your' : 'their'))}</p>
            )}
          </div>
        </div>
      ))}
    </li>
  );
}
