import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Avatar, Button, CheckIcon, HeartHandshakeIcon } from 'shared-ui';
import { useReviewPermissionQuery } from '../api/reviews';
import { isAhead, OtherCompanions } from '../relay/OtherCompanions';
import { dollars } from '../trip/dollars';
import { canTip, tipPath } from '../trip/tipPath';
import { aloneWords } from './alone/aloneWords';
import { isInTheAir, LandedButton, landedHint } from './alone/LandedAlone';
import styles from './HandOverThanks.module.css';
import { otherOf, type TripNames } from './names';
import type { DoneStep } from './doneSteps';
import { wordsOf } from './stepWords';
import { legOf, stepsOf } from './tripDay';
import { words } from '../words';

interface HandOverThanksProps {
  trip: MatchDetails;
  names: TripNames;
  /** Who alone says that the traveler has arrived. */
  saidBy: DoneStep['saidBy'];
  /** Where the traveler flies to the end alone. */
  landing: { step: DayStep; tapped: DoneStep | undefined } | null;
  now: number;
  onTap: (step: DayStep) => void;
}

/** The end of the trip, on a whole screen: what arrived, thanks at once, and a review when one likes. */
export function HandOverThanks({ trip, names, saidBy, landing, now, onTap }: HandOverThanksProps) {
  const { helper, traveler, viewer } = names;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  const landed = landing?.tapped ? landing.step : null;
  const isLanded = landed !== null;
  useEffect(() => heading.current?.focus(), [saidBy, isLanded]);
  const handOver = stepsOf(trip).at(-1)!;
  const waits = viewer === 'helper' || landed ? null : landing;
  const isWaiting = waits !== null && saidBy !== 'other' && isInTheAir(waits.step, trip, now);
  return (
    <section className={styles.thanks} aria-labelledby="step">
      <div className={styles.faces}>
        <Avatar name={traveler} size="large" />
        <Avatar
          name={helper}
          src={viewer === 'helper' ? null : trip.other.profilePictureUrl}
          size="large"
          className={styles.second}
        />
      </div>
      <h1 id="step" ref={heading} tabIndex={-1} className={styles.title}>
        {landed ? hasLanded(landed, trip, names) : titleOf(names, saidBy)}
      </h1>
      <p className={styles.words}>
        {landed && saidBy && `${titleOf(names, saidBy)} `}
        {detailsOf(trip, names, saidBy)}
      </p>
      {viewer !== 'helper' && <Alone trip={trip} names={names} landing={landing} now={now} />}
      <div className={styles.actions}>
        {saidBy === 'other' && (
          <Button variant="primary" wide onClick={() => onTap(handOver)}>
            <CheckIcon aria-hidden="true" /> {wordsOf(handOver, names, trip).fact}
          </Button>
        )}
        {waits && (
          <LandedButton
            step={waits.step}
            trip={trip}
            names={names}
            variant={isWaiting ? 'primary' : 'secondary'}
            onTap={() => onTap(waits.step)}
          />
        )}
        {names.next && (
          <OtherCompanions trip={trip} className={styles.actions} isFirst={saidBy !== 'other'} />
        )}
        {viewer !== 'helper' && saidBy !== 'other' && (
          <Tip trip={trip} helper={helper} isFirst={!isWaiting && !isAhead(trip)} />
        )}
        {!names.next && (
          <OtherCompanions
            trip={trip}
            className={styles.actions}
            isFirst={saidBy !== 'other' && !isWaiting}
          />
        )}
        {!boot.offline && <StarsLink trip={trip} />}
      </div>
    </section>
  );
}

/** What comes after the goodbye, where the traveler flies on alone. */
function Alone({
  trip,
  names,
  landing,
  now,
}: Pick<HandOverThanksProps, 'trip' | 'names' | 'landing' | 'now'>) {
  if (!names.goodbyeIn) return null;
  const alone = landing?.tapped ? null : aloneWords(trip, names);
  const hint = landing && landedHint(names, landing.tapped, now);
  return (
    <>
      {alone && <p className={styles.words}>{alone}</p>}
      {hint && <p className={styles.words}>{hint}</p>}
    </>
  );
}

interface TipProps {
  trip: MatchDetails;
  helper: string;
  /** Nothing else is to be done before. */
  isFirst: boolean;
}

function Tip({ trip, helper, isFirst }: TipProps) {
  const { promisedTip, givenTip } = trip;
  if (givenTip) return <p className={styles.given}>{words.thankedWith(dollars(givenTip))}</p>;
  if (boot.offline || !canTip(trip)) return null;
  return (
    <>
      {promisedTip && (
        <Button asChild variant={isFirst ? 'primary' : 'secondary'} wide>
          <Link to={tipPath(trip, promisedTip)}>
            <HeartHandshakeIcon aria-hidden="true" /> {words.sendPromised(dollars(promisedTip))}
          </Link>
        </Button>
      )}
      <Button asChild variant={promisedTip || !isFirst ? 'secondary' : 'helper'} wide>
        <Link to={tipPath(trip)}>{promisedTip ? words.anotherAmount : words.thankWithTip(helper)}</Link>
      </Button>
    </>
  );
}

/** Who has written is asked no longer, and can change it until the other has written, too. */
function StarsLink({ trip: { id, other } }: { trip: MatchDetails }) {
  const reviewed = { userId: other.id, matchId: id };
  const { data: permission } = useReviewPermissionQuery(reviewed, { skip: other.id <= 0 });
  const written = permission?.written;
  if (written && !written.hiddenUntil) return null;
  return (
    <Button asChild variant="quiet">
      <Link to={`/trips/${id}?show=after`}>{written ? words.changeReview : words.starsNowOrLater}</Link>
    </Button>
  );
}

function hasLanded(step: DayStep, trip: MatchDetails, { traveler, viewer }: TripNames) {
  return words.hasLanded(viewer === 'traveler' ? null : traveler, legOf(trip, step)?.arrival.city ?? '');
}

/** To the one who reads it: the family has the traveler with them, and the Amigo is thanked by name. */
function titleOf(names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, seeker, traveler, isForSelf, viewer, next, goodbyeIn } = names;
  if (next) return titleOfHandOver(names, next, saidBy);
  if (goodbyeIn) {
    const isFamily = viewer === 'family';
    return saidBy === 'other'
      ? words.saysGoodbyeSaid(viewer === 'helper' ? seeker : helper, isFamily, goodbyeIn)
      : words.goodbyeSaid(isFamily, goodbyeIn);
  }
  if (viewer === 'traveler') return saidBy === 'other' ? words.saysYouArrived(helper) : words.youArrived;
  if (viewer === 'family')
    return saidBy === 'other' ? words.saysIsWithYou(helper, traveler) : words.isWithYou(traveler);
  if (saidBy === 'other')
    return isForSelf ? words.saysTwoArrived(seeker) : words.saysHasArrived(seeker, traveler);
  if (isForSelf)
    return saidBy === 'me' ? words.youSayArrived(traveler) : words.arrivedThanks(traveler, helper);
  return saidBy === 'me'
    ? words.youSayIsWith(traveler, seeker)
    : words.isWithThanks(traveler, seeker, helper);
}

/** Another helper has taken over. */
function titleOfHandOver(
  { helper, seeker, traveler, viewer }: TripNames,
  next: string,
  saidBy: DoneStep['saidBy'],
) {
  if (viewer === 'traveler')
    return saidBy === 'other' ? words.saysYouAreWith(helper, next) : words.youAreWith(next);
  if (saidBy === 'other') return words.saysIsWith(viewer === 'helper' ? seeker : helper, traveler, next);
  if (viewer === 'family') return words.isWith(traveler, next);
  return saidBy === 'me' ? words.youSayIsWith(traveler, next) : words.isWithThanks(traveler, next, helper);
}

function detailsOf({ departure, arrival }: MatchDetails, names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, traveler, viewer } = names;
  if (saidBy === 'me' && viewer === 'helper') return words.hasNotSaidSo(names.next ?? otherOf(names));
  if (saidBy === 'other') return words.youHaveNotSaidSo;
  if (viewer === 'helper') return words.allTheWay(departure.city, arrival.city);
  return words.walkedWith(helper, viewer === 'family' ? traveler : null, departure.city, arrival.city);
}
