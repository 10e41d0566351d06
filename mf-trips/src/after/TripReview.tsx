import type { MatchDetails } from 'backend/contract/trips';
import type { TestimonialPermission } from 'backend/contract/trips/reviews';
import { useState } from 'react';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import {
  Button,
  Card,
  Field,
  formatDay,
  Notice,
  Skeleton,
  SkeletonRegion,
  Stars,
  StarsInput,
  TextArea,
} from 'shared-ui';
import { useReviewCompanionMutation, useReviewPermissionQuery } from '../api/reviews';
import { companionOf } from '../day/names';
import card from '../before/TripCard.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/trips/reviews')).testimonialForm);
const longest = 500;

/** Stars and words about the other person. */
export function TripReview({ trip }: { trip: MatchDetails }) {
  const { id: matchId, other } = trip;
  const { data: permission, isLoading } = useReviewPermissionQuery({ userId: other.id, matchId });
  const [create, created] = useReviewCompanionMutation();
  const [isChanging, setIsChanging] = useState(false);
  const send: ReviewFormProps['create'] = async (review) => {
    await create(review).unwrap();
    setIsChanging(false);
  };
  return (
    <Card role="region" aria-labelledby="review" className={card.card}>
      <h2 id="review" className={card.title}>
        How was it with {companionOf(trip)}?
      </h2>
      {isLoading ? (
        <SkeletonRegion label="Loading the form">
          <Skeleton />
          <Skeleton shape="control" />
        </SkeletonRegion>
      ) : permission?.written && !isChanging ? (
        <Written written={permission.written} name={other.username} onChange={() => setIsChanging(true)} />
      ) : created.isSuccess && !isChanging ? (
        <Notice tone="good" title="Thank you">
          Others can read it on {other.username}’s listings.
        </Notice>
      ) : permission && !permission.mayWrite ? (
        <p>{permission.reason}</p>
      ) : (
        <ReviewForm trip={trip} before={permission?.written ?? null} error={created.error} create={send} />
      )}
    </Card>
  );
}

interface WrittenProps {
  written: NonNullable<TestimonialPermission['written']>;
  name: string;
  onChange: () => void;
}

/** Neither reads what the other wrote before both have written. */
function Written({ written: { rating, text, hiddenUntil }, name, onChange }: WrittenProps) {
  return (
    <>
      <Notice tone="good" title="Thank you" role="status">
        {hiddenUntil
          ? `Both reviews appear when ${name} has written too, or on ${formatDay(hiddenUntil)}.`
          : `Others can read it on ${name}’s listings.`}
      </Notice>
      <p>
        <Stars value={rating} shape="five" />
      </p>
      <p>{text}</p>
      {hiddenUntil && (
        <Button variant="quiet" size="small" className={card.button} onClick={onChange}>
          Change your review
        </Button>
      )}
    </>
  );
}

interface ReviewFormProps {
  trip: MatchDetails;
  before: { rating: number; text: string } | null;
  error: unknown;
  create: (review: {
    rating: number;
    text: string;
    targetUserId: number;
    matchId: number;
    listingId?: number;
    route: string;
  }) => Promise<void>;
}

function ReviewForm({ trip, before, error, create }: ReviewFormProps) {
  const { id, listingId, other, departure, arrival } = trip;
  const form = useForm({
    ...(!before && { draft: `draft-trip-review-${id}` }),
    start: { rating: String(before?.rating ?? 0), text: before?.text ?? '' },
    check: ({ rating, text }) => rules.check({ rating: Number(rating), text }),
    async send(review) {
      await create({
        ...review,
        targetUserId: other.id,
        matchId: id,
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
