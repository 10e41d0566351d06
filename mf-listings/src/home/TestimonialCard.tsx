import type { Testimonial } from 'backend/contract/trips/reviews';
import { Avatar, Card, Stars } from 'shared-ui';
import styles from './TestimonialCard.module.css';

export function TestimonialCard({
  testimonial: { text, rating, route, user },
}: {
  testimonial: Testimonial;
}) {
  return (
    <Card className={styles.card}>
      <Stars value={rating} shape="five" />
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={styles.author}>
        <Avatar name={user.username} src={user.profilePictureUrl} />
        <div className={styles.texts}>
          <b>{user.username}</b>
          {route && <span className={styles.route}>{route}</span>}
        </div>
      </div>
    </Card>
  );
}
