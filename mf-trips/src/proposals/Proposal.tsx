import { useState } from 'react';
import type { MatchOption } from 'backend/contract/trips';
import { Button, Dialog, formatDay, LazyPart, Skeleton, SkeletonRegion } from 'shared-ui';
import { useProposeMatchMutation } from '../api/proposals';
import { sendAndTell } from '../trip/sendAndTell';
import { openQuestion, proposedWords, wayOfOption } from './proposing';
import { words } from '../words';
import styles from './ProposeTrip.module.css';

const loadForm = () => import('./ProposalForm');

interface ProposalProps {
  option: MatchOption;
  otherUserId: number;
  /** There is room for the form, and the visitor has already pressed a button to get here. */
  isInline?: boolean;
}

/** One listing, and a button that proposes it. A form asks for what the listing leaves open. */
export function Proposal({ option, otherUserId, isInline = false }: ProposalProps) {
  const [propose, { isLoading }] = useProposeMatchMutation();
  const [isOpen, setIsOpen] = useState(false);
  const { listingId, seen } = option;
  const proposal = { listingId, userId: otherUserId, ...(seen && { seen }) };
  const send = () => sendAndTell(() => propose(proposal).unwrap(), proposedWords);
  const { departureAirport, arrivalAirport, date, endDate } = option;
  const days =
    endDate && endDate !== date ? words.dayToDay(formatDay(date), formatDay(endDate)) : formatDay(date);
  const way = wayOfOption(option);
  const question = openQuestion(option);
  const trip = words.tripOnDay(departureAirport, arrivalAirport, days);
  const form = (
    <LazyPart load={loadForm} skeleton={skeleton}>
      {({ ProposalForm }) => (
        <ProposalForm option={option} otherUserId={otherUserId} onDone={() => setIsOpen(false)} />
      )}
    </LazyPart>
  );
  return (
    <div className={styles.option}>
      <span className={styles.trip}>
        {trip}
        {way && <span className={styles.way}>{way}</span>}
      </span>
      {isInline && question ? (
        form
      ) : (
        <Button
          size={isInline ? 'regular' : 'small'}
          variant={isInline ? 'primary' : 'secondary'}
          busy={isLoading}
          onClick={question ? () => setIsOpen(true) : send}
          autoFocus={isInline}
        >
          {words.propose}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={question ?? ''} description={trip}>
        {form}
      </Dialog>
    </div>
  );
}

const skeleton = (
  <SkeletonRegion label={words.loadingForm} className={styles.form}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </SkeletonRegion>
);
