import type { MatchDetails } from 'backend/contract/listings/matches';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Card, Field, Notice, Skeleton, SkeletonRegion, StarsInput, TextArea } from 'shared-ui';
import { useCreateTestimonialMutation, useTestimonialPermissionQuery } from '../../api/testimonials';
import { companionOf } from '../day/names';
import card from '../before/TripCard.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/listings/testimonials')).testimonialForm);
const longest = 500;

/** Stars and words about the other person. */
export function TripReview({ trip }: { trip: MatchDetails }) {
  const { other } = trip;
  const { data: permission, isLoading } = useTestimonialPermissionQuery(other.id);
  const [create, created] = useCreateTestimonialMutation();
  return (
    <Card role="region" aria-labelledby="review" className={card.card}>
      <h2 id="review" className={card.title}>
        How was it with {companionOf(trip)}?
      </h2>
      {created.isSuccess ? (
        <Notice tone="good" title="Thank you">
          Others can read it on {other.username}’s listings.
        </Notice>
      ) : isLoading ? (
        <SkeletonRegion label="Loading the form">
          <Skeleton />
          <Skeleton shape="control" />
        </SkeletonRegion>
      ) : permission && !permission.mayWrite ? (
        <p>{permission.reason}</p>
      ) : (
        <ReviewForm trip={trip} error={created.error} create={(review) => create(review).unwrap()} />
      )}
    </Card>
  );
}

interface ReviewFormProps {
  trip: MatchDetails;
  error: unknown;
  create: (review: {
    rating: number;
    text: string;
    targetUserId: number;
    listingId?: number;
    route: string;
  }) => Promise<unknown>;
}

function ReviewForm({ trip, error, create }: ReviewFormProps) {
  const { id, listingId, other, departure, arrival } = trip;
  const form = useForm({
    draft: `draft-trip-review-${id}`,
    start: { rating: '0', text: '' },
    check: ({ rating, text }) => rules.check({ rating: Number(rating), text }),
    async send(review) {
      await create({
        ...review,
        targetUserId: other.id,
        ...(listingId !== null && { listingId }),
        route: `${departure.code} to ${arrival.code}`,
      });
    },
    onRefused: () => undefined,
  });
  const { name, value, onChange, error: issue } = form.field('rating');
  return (
    <form {...form.element} className={card.form}>
      <Field label="Your stars" error={issue}>
        <StarsInput
          name={name}
          onFocus={rules.warm}
          value={Number(value)}
          onChange={(stars) => onChange(String(stars))}
        />
      </Field>
      <Field label="What should others know?" error={form.issues['text']}>
        <TextArea {...form.input('text')} onFocus={rules.warm} rows={3} count={longest} />
      </Field>
      {Boolean(error) && <Notice tone="error">Not sent. {sentenceOf(error, 'Try again.')}</Notice>}
      <Button type="submit" variant="primary" busy={form.isBusy} className={card.button}>
        Send
      </Button>
    </form>
  );
}
