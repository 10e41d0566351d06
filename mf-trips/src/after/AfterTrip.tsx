import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, Card, HeartHandshakeIcon } from 'shared-ui';
import { ContactCard } from '../before/ContactCard';
import { FamilyLink } from '../before/FamilyLink';
import { TripHeader } from '../pass/TripHeader';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import layout from '../before/BeforeTrip.module.css';
import card from '../before/TripCard.module.css';
import styles from './AfterTrip.module.css';
import { TripReview } from './TripReview';
import { TripSafety } from './TripSafety';

/** The trip when it is over: words for others, a tip for the Amigo, and a question of the operators. */
export function AfterTrip({ trip, now }: { trip: MatchDetails; now: number }) {
  const { role, other, otherAcceptsTips, contact } = trip;
  const tip = `/tip/${other.id}`;
  const canTip = role === 'seeking_help' && otherAcceptsTips !== false && other.id > 0 && isServed(tip);
  return (
    <div className={`${layout.trip} ${styles.trip}`}>
      <TripHeader trip={trip} now={now} />
      <TripPass trip={trip}>
        <TwoPeople trip={trip} />
      </TripPass>
      <div className={layout.side}>
        {other.id > 0 && <TripReview trip={trip} />}
        {canTip && (
          <Card tone="helper" role="region" aria-labelledby="tip" className={card.card}>
            <h2 id="tip" className={card.title}>
              A tip for {other.username}?
            </h2>
            <p>Never expected. {other.username} gets all of it.</p>
            <Button asChild variant="helper" className={card.button}>
              <Link to={tip}>
                <HeartHandshakeIcon aria-hidden="true" /> Send a Tip
              </Link>
            </Button>
          </Card>
        )}
        <TripSafety trip={trip} />
        {trip.familyLink && <FamilyLink trip={trip} />}
      </div>
      {contact && <ContactCard other={other} contact={contact} />}
    </div>
  );
}
