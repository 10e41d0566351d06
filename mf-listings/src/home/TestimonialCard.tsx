import type { Testimonial } from 'backend/contract/trips/reviews';
import { TranslatableLater } from 'shell/forms';
import { Avatar, Card, Stars, Isolated } from 'shared-ui';
import { routeShown } from '../listing/trip';
import styles from './TestimonialCard.module.css';

const loadTranslated = async () => (await import('./TranslatedTestimonial')).TranslatedTestimonial;

export function TestimonialCard({
  testimonial: { id, text, rating, route, user },
}: {
  testimonial: Testimonial;
}) {
  return (
    <Card className={styles.card}>
      <Stars value={rating} shape="five" />
      <blockquote className={styles.text}>
        <TranslatableLater id={id} text={text} load={loadTranslated} />
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
