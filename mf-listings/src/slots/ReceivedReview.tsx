import type { SlotProps } from 'shell/host';
import { Review } from '../reviews/Review';

/** What the other person wrote after a trip, on its page. */
export function ReceivedReview({ review, name }: SlotProps<'trip.review'>) {
  return (
    <ul>
      <Review review={review} name={name} />
    </ul>
  );
}
