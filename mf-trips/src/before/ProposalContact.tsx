import type { MatchDetails } from 'backend/contract/trips';
import { Card, PeoplesWords } from 'shared-ui';
import { MessageLink } from './MessageLink';
import { words } from '../words';
import styles from './TripCard.module.css';

/** Before the two agree: what was written with the request, and the way to write more. */
export function ProposalContact({ trip: { other, request } }: { trip: MatchDetails }) {
  return (
    <Card role="region" aria-labelledby="contact" className={styles.card}>
      <h2 id="contact" className={styles.title}>
        {!request ? words.contact : request.byMe ? words.whatYouWrote : words.noteFrom(other.username)}
      </h2>
      {request && (
        <p>
          <PeoplesWords>{request.note}</PeoplesWords>
        </p>
      )}
      <div className={styles.ways}>
        <MessageLink other={other} />
      </div>
    </Card>
  );
}
