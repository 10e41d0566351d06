import type { Testimonial } from 'backend/contract/trips/reviews';
import type { SlotProps } from 'shell/host';
import { Card, Stars } from 'shared-ui';
import { useTestimonialsOfQuery } from '../api/testimonials';
import { PreviousTestimonials } from '../reviews/PreviousTestimonials';
import styles from './PersonParts.module.css';

type Props = SlotProps<'person.reviews'>;

/** What others say about a person, on their page. */
export function PersonReviews({ userId, username, ratings }: Props) {
  const { currentData: reviews = [] } = useTestimonialsOfQuery(userId);
  return (
    <Card className={styles.reviews}>
      <PreviousTestimonials userId={userId} name={username} title="Reviews" level={2}>
        <RoleRatings ratings={ratings} reviews={reviews} />
      </PreviousTestimonials>
    </Card>
  );
}

/** The average of all reviews, while it is not known in which role the person was rated. */
function RoleRatings({ ratings, reviews }: Pick<Props, 'ratings'> & { reviews: Testimonial[] }) {
  const { asHelper, asTraveler } = ratings ?? {};
  const roles = [
    { rating: asHelper, words: 'as Amigo' },
    { rating: asTraveler, words: 'as traveler' },
  ];
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  if (!asHelper && !asTraveler)
    return reviews.length > 0 && <Stars value={sum / reviews.length} count={reviews.length} />;
  return (
    <ul className={styles.ratings} aria-label="Stars by role">
      {roles.map(
        ({ rating, words }) =>
          rating && (
            <li key={words} className={styles.rating}>
              <Stars value={rating.average} /> {words}{' '}
              <span className={styles.people}>
                from {rating.count} {rating.count === 1 ? 'person' : 'people'}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
