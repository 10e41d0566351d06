import type { MatchDetails } from 'backend/contract/listings/matches';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, Card, HeartHandshakeIcon } from 'shared-ui';
import { ContactCard } from '../before/ContactCard';
import { TripHeader } from '../pass/TripHeader';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import styles from '../before/BeforeTrip.module.css';
import card from '../before/TripCard.module.css';
import { TripReview } from './TripReview';

/** The trip when it is over: words for others, and a tip for the Amigo. */
export function AfterTrip({ trip, now }: { trip: MatchDetails; now: number }) {
  const { role, other, contact } = trip;
  const tip = `/tip/${other.id}`;
  const canTip = role === 'seeking_help' && other.id > 0 && isServed(tip);
  return (
    <div className={styles.trip}>
      <TripHeader trip={trip} now={now} />
      <TripPass trip={trip}>
        <TwoPeople trip={trip} />
      </TripPass>
      <div className={styles.side}>
        {other.id > 0 && <TripReview trip={trip} />}
        {canTip && (
          <Card tone="helper" role="region" aria-labelledby="tip" className={card.card}>
            <h2 id="tip" className={card.title}>
              A tip for {other.username}?
            </h2>
            <p>Never expected. All of it goes to {other.username}.</p>
            <Button asChild variant="helper" className={card.button}>
              <Link to={tip}>
                <HeartHandshakeIcon aria-hidden="true" /> Send a Tip
              </Link>
            </Button>
          </Card>
        )}
        {contact && <ContactCard other={other} contact={contact} />}
      </div>
    </div>
  );
}
