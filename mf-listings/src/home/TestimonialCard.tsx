import type { Testimonial } from 'backend/contract/trips/reviews';
import { Avatar, Card, Stars, Isolated, PeoplesWords } from 'shared-ui';
import { routeShown } from '../listing/trip';
import styles from './TestimonialCard.module.css';

export function TestimonialCard({
  testimonial: { text, rating, route, user },
}: {
  testimonial: Testimonial;
}) {
  return (
    <Card className={styles.card}>
      <Stars value={rating} shape="five" />
      <blockquote className={styles.text}>
        <PeoplesWords>{text}</PeoplesWords>
      </blockquote>
      <div className={styles.author}>
        <Avatar name={user.username} src={user.profilePictureUrl} />
        <div className={styles.texts}>
          <b>
            <Isolated>{user.username}</Isolated>
          </b>
          {route && <span className={styles.route}>{routeShown(route)}</span>}
        </div>
      </div>
    </Card>
  );
}
