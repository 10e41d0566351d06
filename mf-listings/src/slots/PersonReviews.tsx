import type { Testimonial } from 'backend/contract/trips/reviews';
import type { SlotProps } from 'shell/host';
import { Card, Stars, withParts } from 'shared-ui';
import { useTestimonialsOfQuery } from '../api/testimonials';
import { PreviousTestimonials } from '../reviews/PreviousTestimonials';
import { words } from '../words';
import styles from './PersonParts.module.css';

const peoplePart = { people: (text: string) => <span className={styles.people}>{text}</span> };

type Props = SlotProps<'person.reviews'>;

/** What others say about a person, on their page. */
export function PersonReviews({ userId, username, ratings }: Props) {
  const { currentData: reviews = [] } = useTestimonialsOfQuery(userId);
  return (
    <Card className={styles.reviews}>
      <PreviousTestimonials userId={userId} name={username} title={words.reviews} level={2}>
        <RoleRatings ratings={ratings} reviews={reviews} />
      </PreviousTestimonials>
    </Card>
  );
}

/** The average of all reviews, while it is not known in which role the person was rated. */
function RoleRatings({ ratings, reviews }: Pick<Props, 'ratings'> & { reviews: Testimonial[] }) {
  const { asHelper, asTraveler } = ratings ?? {};
  const roles = [
    { role: 'helper', rating: asHelper },
    { role: 'traveler', rating: asTraveler },
  ] as const;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  if (!asHelper && !asTraveler)
    return reviews.length > 0 && <Stars value={sum / reviews.length} count={reviews.length} />;
  return (
    <ul className={styles.ratings} aria-label={words.starsByRole}>
      {roles.map(
        ({ role, rating }) =>
          rating && (
            <li key={role} className={styles.rating}>
              <Stars value={rating.average} /> {withParts(words.starsAs[role](rating.count), peoplePart)}
            </li>
          ),
      )}
    </ul>
  );
}
