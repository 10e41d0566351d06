import type { MatchDetails } from 'backend/contract/trips';
import { PanelSkeleton } from 'shared-ui';
import { useReviewPermissionQuery } from '../api/reviews';
import { ContactCard } from '../before/ContactCard';
import { FamilyLink } from '../before/FamilyLink';
import { LandedCard } from '../day/alone/LandedCard';
import type { TripMember } from '../device/keptTrips';
import { TripHeader } from '../pass/TripHeader';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import { CompanionLinks } from '../relay/CompanionLinks';
import { MissingLegs } from '../relay/MissingLegs';
import { OtherCompanions } from '../relay/OtherCompanions';
import layout from '../before/BeforeTrip.module.css';
import styles from './AfterTrip.module.css';
import { HowWasIt } from './HowWasIt';
import { TripReview } from './TripReview';
import { TripSafety } from './TripSafety';
import { TripTip } from './TripTip';
import { words } from '../words';

interface AfterTripProps {
  trip: MatchDetails;
  me: TripMember;
  now: number;
  isOffline: boolean;
}

/** The trip when it is over: who is missing on the next flight, then what is left to say and to give. */
export function AfterTrip({ trip, me, now, isOffline }: AfterTripProps) {
  const { id: matchId, other, contact, familyLink } = trip;
  const { data: permission, isLoading } = useReviewPermissionQuery(
    { userId: other.id, matchId },
    { skip: other.id === 0 },
  );
  const asks = permission?.mayWrite === true && !permission.written;
  const showsParts = !asks && !isLoading;
  return (
    <div className={`${layout.trip} ${styles.trip}`}>
      <div className={styles.head} data-wide>
        <TripHeader trip={trip} now={now} />
        <CompanionLinks trip={trip} />
        {!isOffline && <MissingLegs trip={trip} now={now} />}
        <LandedCard trip={trip} me={me} now={now} />
      </div>
      {isLoading && <PanelSkeleton label={words.loadingForm} />}
      {asks && <HowWasIt trip={trip} />}
      <div className={layout.side}>
        {showsParts && <OtherCompanions trip={trip} className={styles.others} />}
        {showsParts && other.id > 0 && <TripReview trip={trip} permission={permission} />}
        <TripTip trip={trip} asks={showsParts} />
        {showsParts && <TripSafety trip={trip} />}
        {familyLink && <FamilyLink trip={trip} />}
        {contact && <ContactCard other={other} contact={contact} />}
      </div>
      <TripPass trip={trip}>
        <TwoPeople trip={trip} />
      </TripPass>
    </div>
  );
}
