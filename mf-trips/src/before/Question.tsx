import type { MatchDetails } from 'backend/contract/trips';
import { Button, Notice, useZone } from 'shared-ui';
import { useConfirmTripMutation } from '../api/trips';
import { AnswerButtons } from '../trip/AnswerButtons';
import { flyerNameOf } from '../day/names';
import { sendAndTell } from '../trip/sendAndTell';
import { isLateToConfirm, isTimeToConfirm } from '../time/tripTimes';
import { whenAsked } from '../time/whenAsked';
import { Strip } from './Strip';

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
        Take back
      </Button>
    );
    return (
      <Strip title={`Waiting for ${other.username}`} actions={takeBack}>
        You asked {whenAsked(trip.createdAt, now, zone)}.
      </Strip>
    );
  }
  if (status !== 'agreed' || !isTimeToConfirm(trip, now)) return null;
  if (!confirmedByMe) return <StillFlying trip={trip} onPlansChanged={onPlansChanged} />;
  if (confirmedByOther || !isLateToConfirm(trip, now)) return null;
  return (
    <Notice
      data-wide
      tone="warning"
      title={`${other.username} has not confirmed.`}
      action={contact?.phoneNumber && <a href={`tel:${contact.phoneNumber}`}>Call {other.username}</a>}
    >
      The flight leaves in less than 12 hours.
    </Notice>
  );
}

function Proposal({ trip }: { trip: MatchDetails }) {
  const { other, role } = trip;
  return (
    <Strip title={`${other.username} proposes to fly together`} actions={<AnswerButtons trip={trip} />}>
      {role === 'helper' ? 'You' : other.username} would be the Amigo on this trip. When you agree, you see
      each other’s contact.
    </Strip>
  );
}

function StillFlying({ trip, onPlansChanged }: Pick<QuestionProps, 'trip' | 'onPlansChanged'>) {
  const [confirm, { isLoading }] = useConfirmTripMutation();
  const { id, role, other, confirmedByOther } = trip;
  const flyer = role === 'seeking_help' ? flyerNameOf(trip) : null;
  const sayYes = () =>
    sendAndTell(() => confirm(id).unwrap(), {
      title: 'Thank you',
      description: `${other.username} can see that ${flyer ? `${flyer} is` : 'you are'} flying.`,
    });
  const actions = (
    <>
      <Button variant="primary" busy={isLoading} onClick={sayYes}>
        {flyer ? `Yes, ${flyer} is flying` : 'Yes, I am flying'}
      </Button>
      <Button variant="quiet" onClick={onPlansChanged}>
        My plans changed
      </Button>
    </>
  );
  return (
    <Strip title={flyer ? `Is ${flyer} still flying?` : 'Still flying?'} actions={actions}>
      {confirmedByOther
        ? `${other.username} has said yes and waits for your answer.`
        : `${other.username} relies on your answer.`}
    </Strip>
  );
}
