import type { QueueItem, SealedCopy as Copy } from 'backend/contract/moderation/desk';
import { Card, formatDay } from 'shared-ui';
import styles from './Desk.module.css';

/** The reported thing as it was, although its author may have changed or deleted it. */
export function SealedCopy({ copy, kind }: { copy: Copy; kind: QueueItem['kind'] }) {
  return (
    <Card className={styles.card}>
      <h3>Sealed copy</h3>
      <p className={styles.soft}>As it was when it came to the desk.</p>
      <blockquote className={styles.quote}>{textOf(copy, kind)}</blockquote>
    </Card>
  );
}

function textOf({ listing, message, person, testimonial }: Copy, kind: QueueItem['kind']): string {
  if (message) return message.content;
  if (kind === 'testimonial' && testimonial) return `${testimonial.rating} stars: ${testimonial.text}`;
  if (listing) {
    const trip = `${listing.departure_airport} to ${listing.arrival_airport}, ${formatDay(listing.date)}`;
    return [trip, listing.flight_number, listing.skills, listing.description].filter(Boolean).join('\n');
  }
  return [person?.username, person?.languages, person?.bio].filter(Boolean).join('\n');
}
