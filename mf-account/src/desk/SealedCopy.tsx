import type { QueueItem, SealedCopy as Copy } from 'backend/contract/moderation/desk';
import { Card, formatDay, PeoplesWords } from 'shared-ui';
import { words } from '../words';
import styles from './Desk.module.css';

/** The reported thing as it was, although its author may have changed or deleted it. */
export function SealedCopy({ copy, kind }: { copy: Copy; kind: QueueItem['kind'] }) {
  return (
    <Card className={styles.card}>
      <h3>{words.sealedCopy}</h3>
      <p className={styles.soft}>{words.sealedCopyHint}</p>
      <blockquote className={styles.quote}>
        <PeoplesWords>{textOf(copy, kind)}</PeoplesWords>
      </blockquote>
    </Card>
  );
}

function textOf({ listing, message, person, testimonial }: Copy, kind: QueueItem['kind']): string {
  if (message) return message.content;
  if (kind === 'testimonial' && testimonial) return words.starsAndText(testimonial.rating, testimonial.text);
  if (listing) {
    const trip = words.tripOn(listing.departure_airport, listing.arrival_airport, formatDay(listing.date));
    return [trip, listing.flight_number, listing.skills, listing.description].filter(Boolean).join('\n');
  }
  return [person?.username, person?.languages, person?.bio].filter(Boolean).join('\n');
}
