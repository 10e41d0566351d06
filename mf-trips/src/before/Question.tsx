import type { MatchDetails } from 'backend/contract/trips';
import { Button, Notice, useZone } from 'shared-ui';
import { useConfirmTripMutation } from '../api/trips';
import { AnswerButtons } from '../trip/AnswerButtons';
import { fliesAlreadyText } from '../trip/fliesAlreadyText';
import { othersFlyText } from '../trip/othersFlyText';
import { flyerNameOf } from '../day/names';
import { sendAndTell } from '../trip/sendAndTell';
import { departureOf, isLateToConfirm, isTimeToConfirm } from '../time/tripTimes';
import { whenAsked } from '../time/whenAsked';
import { shortDay } from '../time/zonedTime';
import { Strip } from './Strip';
import { words } from '../words';

interface QuestionProps {
  trip: MatchDetails;
  now: number;
  /** Opens the dialog in which the trip is cancelled or a proposal is taken back. */
  onPlansChanged: () => void;
}

/** What is asked of this person now, or whose answer is missing. */
export function Question({ trip, now, onPlansChanged }: QuestionProps) {
  const zone = useZone();
  const { status, proposedByMe, confirmedByMe, confirmedByOther, other, contact } = trip;
  if (status === 'proposed' && !proposedByMe) return <Proposal trip={trip} />;
  if (status === 'proposed') {
    const takeBack = (
      <Button variant="quiet" onClick={onPlansChanged}>
        {words.withdraw}
      </Button>
    );
    const flown = othersFlyText(trip) ?? fliesAlreadyText(trip);
    return (
      <Strip title={words.waitingFor(other.username)} actions={takeBack}>
        {words.youAsked(whenAsked(trip.createdAt, now, zone))}
        {flown && ` ${flown}`}
      </Strip>
    );
  }
  if (status !== 'agreed' || now >= departureOf(trip)) return null;
  if (trip.dayMoved) return <MovedDay trip={trip} moved={trip.dayMoved} onPlansChanged={onPlansChanged} />;
  if (!isTimeToConfirm(trip, now)) return null;
  if (!confirmedByMe) return <StillFlying trip={trip} onPlansChanged={onPlansChanged} />;
  if (confirmedByOther || !isLateToConfirm(trip, now)) return null;
  return (
    <Notice
      data-wide
      tone="warning"
      title={words.hasNotConfirmed(other.username)}
      action={
        contact?.phoneNumber && <a href={`tel:${contact.phoneNumber}`}>{words.callName(other.username)}</a>
      }
    >
      {words.leavesSoon}
    </Notice>
  );
}

function Proposal({ trip }: { trip: MatchDetails }) {
  const { other, role } = trip;
  const warning = othersFlyText(trip) ?? fliesAlreadyText(trip);
  return (
    <Strip title={words.proposesTogether(other.username)} actions={<AnswerButtons trip={trip} />}>
      {warning && `${warning} `}
      {words.wouldBeAmigo(role === 'helper' ? null : other.username)}
    </Strip>
  );
}

function StillFlying({ trip, onPlansChanged }: Pick<QuestionProps, 'trip' | 'onPlansChanged'>) {
  const [confirm, { isLoading }] = useConfirmTripMutation();
  const { id, role, other, confirmedByOther } = trip;
  const flyer = role === 'seeking_help' ? flyerNameOf(trip) : null;
  const sayYes = () =>
    sendAndTell(() => confirm(id).unwrap(), {
      title: words.thankYou,
      description: words.seesThatFlying(other.username, flyer),
    });
  const actions = (
    <>
      <Button variant="primary" busy={isLoading} onClick={sayYes}>
        {words.yesFlying(flyer)}
      </Button>
      <Button variant="quiet" onClick={onPlansChanged}>
        {words.plansChanged}
      </Button>
    </>
  );
  return (
    <Strip title={words.stillFlying(flyer)} actions={actions}>
      {confirmedByOther ? words.saidYesAndWaits(other.username) : words.reliesOnAnswer(other.username)}
    </Strip>
  );
}

interface MovedDayProps extends Pick<QuestionProps, 'trip' | 'onPlansChanged'> {
  moved: NonNullable<MatchDetails['dayMoved']>;
}

/** Both had agreed on another day. */
function MovedDay({ trip, moved, onPlansChanged }: MovedDayProps) {
  const [confirm, { isLoading }] = useConfirmTripMutation();
  const { id, date, other } = trip;
  if (moved.byMe)
    return (
      <Notice data-wide tone="warning" title={words.hasNotSaidDayFits(other.username, shortDay(date))}>
        {words.agreedOnDay(shortDay(moved.from))}
      </Notice>
    );
  const sayYes = () =>
    sendAndTell(() => confirm(id).unwrap(), {
      title: words.thankYou,
      description: words.seesThatDayFits(other.username),
    });
  const actions = (
    <>
      <Button variant="primary" busy={isLoading} onClick={sayYes}>
        {words.dayFits}
      </Button>
      <Button variant="quiet" onClick={onPlansChanged}>
        {words.dayDoesNotFit}
      </Button>
    </>
  );
  return (
    <Strip title={words.movedTrip(other.username, shortDay(moved.from), shortDay(date))} actions={actions}>
      {words.doesDayFit}
    </Strip>
  );
}
