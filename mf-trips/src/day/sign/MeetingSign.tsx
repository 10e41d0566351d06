import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { ageWords } from 'shell/forms';
import { CareNote } from '../../care-note/CareNote';
import type { HandOver } from '../../companions/companions';
import type { TripNames } from '../names';
import { nameOf } from '../../companions/relayWords';
import { askedForHidden, peopleToCall } from '../calls/peopleToCall';
import { Sign, type SoughtPerson } from './Sign';
import { words } from '../../words';

interface MeetingSignProps {
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
  /** When one helper takes over from another. */
  handOver: HandOver | undefined;
}

/** The sign, whom to look for by it, and who shows the same. */
export function MeetingSign({ trip, names, careCard, handOver }: MeetingSignProps) {
  const { id, sign, other } = trip;
  const { helper, seeker, traveler, isForSelf, viewer, next, previous } = names;
  const isGiving = handOver?.from.matchId === id;
  // Family is not at the airport, and passes on what no care card shows.
  const isPassedOn = viewer === 'family' && !careCard && !isGiving;
  if (!sign || (viewer === 'family' && !isPassedOn)) return null;
  const holder = isGiving ? next : viewer === 'helper' && handOver ? previous : null;
  // At a hand-over the other companion is the first to reach.
  const asked = askedForHidden(trip, handOver, names);
  const [first] = isGiving || holder ? [] : peopleToCall(trip, careCard, names);
  const toCall = asked?.phone ? asked : first;
  const isForOther = viewer === 'helper' && !isForSelf && !holder;
  const hasCard = isForOther && careCard;
  // Family is at home: the one who flies holds a page of their own.
  const pageHolder = isForOther && trip.hasTravelerPage ? traveler : (holder ?? other.username);
  return (
    <Sign
      sign={sign}
      traveler={isPassedOn ? traveler : undefined}
      lookFor={isGiving && handOver ? successor(handOver) : soughtPerson(trip, names, careCard)}
    >
      {hasCard ? words.cardShowsSame(traveler) : words.pageShowsSame(pageHolder)}{' '}
      {isPassedOn
        ? words.tellTraveler(traveler, helper)
        : toCall
          ? words.ifNotCall(toCall.name)
          : words.ifNotWrite(asked?.name ?? holder ?? (viewer === 'helper' ? seeker : helper))}
    </Sign>
  );
}

/** A member who asked for another traveler is not at the airport, so their picture would mislead. */
function soughtPerson(
  trip: MatchDetails,
  { traveler, isForSelf, viewer }: TripNames,
  careCard: SavedCareCard | null,
): SoughtPerson {
  const { other, flyer } = trip;
  const face = { name: other.username, picture: other.profilePictureUrl };
  if (viewer !== 'helper') return face;
  const { wears: worn, photo } = careCard ?? {};
  const wears = worn && (
    <CareNote trip={trip} note="wears">
      {worn}
    </CareNote>
  );
  if (isForSelf) return { ...face, picture: photo ?? face.picture, wears };
  return { name: traveler, picture: photo ?? null, wears, ...(flyer && { age: ageWords[flyer.ageGroup] }) };
}

/** Who takes over. */
const successor = ({ to }: HandOver): SoughtPerson => ({
  name: nameOf(to),
  picture: to.person?.profilePictureUrl ?? null,
});
