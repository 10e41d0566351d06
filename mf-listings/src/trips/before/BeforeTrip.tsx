import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/listings/matches';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import { TripHeader } from '../pass/TripHeader';
import { BeforeYouFly } from './BeforeYouFly';
import styles from './BeforeTrip.module.css';
import { CancelDialog } from './CancelDialog';
import { ContactCard } from './ContactCard';
import { Question } from './Question';
import { TripActions } from './TripActions';
import { WhereYouMeet } from './WhereYouMeet';

/** The trip as it was agreed, or as it is proposed. */
export function BeforeTrip({ trip, now }: { trip: MatchDetails; now: number }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { status, other, contact } = trip;
  const cancel = () => setIsCancelling(true);
  return (
    <div className={styles.trip}>
      <TripHeader trip={trip} now={now} />
      <Question trip={trip} now={now} onPlansChanged={cancel} />
      <TripPass trip={trip}>
        <TwoPeople trip={trip} />
      </TripPass>
      {status === 'agreed' && (
        <>
          <div className={styles.side}>
            <WhereYouMeet trip={trip} />
            {contact && <ContactCard other={other} contact={contact} />}
          </div>
          <BeforeYouFly trip={trip} />
          <TripActions trip={trip} onCancel={cancel} />
        </>
      )}
      {isCancelling && <CancelDialog trip={trip} onClose={() => setIsCancelling(false)} />}
    </div>
  );
}
