import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { isServed, useMe } from 'shell/host';
import { Button, HeartHandshakeIcon, useToday } from 'shared-ui';
import { words } from '../words';
import styles from './TipInvitation.module.css';
import { trackEngagement } from '../listing/trackEngagement';

/** Links to the checkout, if a remote serves it. */
export function TipInvitation({ listing }: { listing: Listing }) {
  const { me } = useMe();
  const { type, userId, username, date } = listing;
  const isBeforeTrip = date > useToday();
  if (type !== 'helper' || userId === null || userId === me?.id) return null;
  const checkout = `/checkout/${userId}`;
  if (!isServed(checkout)) return null;
  return (
    <section className={styles.invitation} aria-labelledby="appreciate">
      <div>
        <h3 id="appreciate" className={styles.title}>
          {words.appreciate}
        </h3>
        <p className={styles.text}>
          {isBeforeTrip ? words.tipsAfterFlight(username) : words.tipsOptional(username)}
        </p>
      </div>
      <Button asChild variant={isBeforeTrip ? 'quiet' : 'helper'}>
        <Link
          to={`${checkout}?amount=5&name=${encodeURIComponent(username)}`}
          onClick={() => trackEngagement('tip_start', listing)}
        >
          <HeartHandshakeIcon aria-hidden="true" /> {words.sendTip}
        </Link>
      </Button>
    </section>
  );
}
