import type { SlotProps } from 'shell/host';
import { Stars } from 'shared-ui';
import { useTestimonialsOfQuery } from '../api/testimonials';
import { PreviousTestimonials } from '../reviews/PreviousTestimonials';
import styles from './PersonParts.module.css';

/** What others say about a person, on their page. */
export function PersonReviews({ userId, username }: SlotProps<'person.reviews'>) {
  const { currentData: reviews = [] } = useTestimonialsOfQuery(userId);
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (
    <div className={styles.part}>
      {reviews.length > 0 && <Stars value={sum / reviews.length} count={reviews.length} />}
      <PreviousTestimonials userId={userId} name={username} title="Reviews" level={2} />
    </div>
  );
}
