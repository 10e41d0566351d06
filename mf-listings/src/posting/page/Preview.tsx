import type { ListingType } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Badge, PassDrawing } from 'shared-ui';
import { useAirport } from '../../airports/useAirports';
import { Facts } from '../../pass/Facts';
import { Pass } from '../../pass/Pass';
import { Person } from '../../pass/Person';
import { Route } from '../../pass/Route';
import { sides } from '../../listing/sides';
import { Skills } from '../../pass/Skills';
import { TipBadges } from '../../pass/TipBadges';
import { tripDates } from '../../listing/tripDates';
import styles from './Preview.module.css';
import { previewOf, type Previewed } from './previewOf';

/** The boarding pass, filled in while the form is; for the eye alone, as it says nothing new. */
export function Preview({ type, typed }: { type: ListingType; typed: Previewed }) {
  const { me } = useMe();
  const departure = useAirport(typed.departureAirport);
  const arrival = useAirport(typed.arrivalAirport);
  const { tone, badge } = sides[type];
  if (!departure || !arrival) {
    return (
      <div className={styles.empty}>
        <PassDrawing />
        <p>Choose two airports, and see here what other travelers will see.</p>
      </div>
    );
  }
  const listing = previewOf(type, typed, { departure, arrival, me });
  const stub = (
    <>
      <Person listing={listing} />
      <TipBadges listing={listing} />
    </>
  );
  return (
    <>
      <p className={styles.title}>What other travelers will see</p>
      <Pass side={tone} stub={stub}>
        <Badge tone={tone} className={styles.badge}>
          {badge}
        </Badge>
        <Route listing={listing} />
        <Facts
          facts={{
            Date: listing.date && tripDates(listing),
            Time: listing.time,
            Flight: listing.flightNumber,
          }}
        />
        <Skills listing={listing} rows="one" />
        {listing.description && <p className={styles.description}>{listing.description}</p>}
      </Pass>
    </>
  );
}
