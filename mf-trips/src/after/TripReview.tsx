import type { MatchDetails } from 'backend/contract/trips';
import type { Testimonial, TestimonialPermission } from 'backend/contract/trips/reviews';
import { useState } from 'react';
import { Translatable, useForm } from 'shell/forms';
import { sentenceOf, Slot } from 'shell/host';
import { Button, Card, formatDay, Notice, PeoplesWords, Stars } from 'shared-ui';
import {
  useReviewCompanionMutation,
  useTranslateReplyMutation,
  useTranslateTestimonialMutation,
} from '../api/reviews';
import { companionOf } from '../day/names';
import card from '../before/TripCard.module.css';
import { reviewOf, reviewRules, StarsAndWords } from './StarsAndWords';
import { words } from '../words';

interface TripReviewProps {
  trip: MatchDetails;
  permission: TestimonialPermission | undefined;
}

/** What the two have written about each other. */
export function TripReview({ trip, permission }: TripReviewProps) {
  const { other } = trip;
  const [create, created] = useReviewCompanionMutation();
  const [isChanging, setIsChanging] = useState(false);
  const send: ReviewFormProps['create'] = async (review) => {
    await create(review).unwrap();
    setIsChanging(false);
  };
  const { received, written, reason } = permission ?? {};
  return (
    <>
      {received && <Received review={received} />}
      <Card role="region" aria-labelledby="review" className={card.card}>
        <h2 id="review" className={card.title}>
          {words.howWasIt(companionOf(trip))}
        </h2>
        {written && isChanging ? (
          <ReviewForm trip={trip} before={written} error={created.error} create={send} />
        ) : written ? (
          <Written written={written} name={other.username} onChange={() => setIsChanging(true)} />
        ) : (
          <p>{reason ?? words.reviewsFailed}</p>
        )}
      </Card>
    </>
  );
}

/** Readable once both have written, or after 14 days. */
function Received({ review }: { review: Testimonial }) {
  const [translate] = useTranslateTestimonialMutation();
  const plain = (
    <>
      <Stars value={review.rating} shape="five" />
      <p>
        <Translatable text={review.text} translate={() => translate(review.id).unwrap()} />
      </p>
    </>
  );
  return (
    <Card role="region" aria-labelledby="received" className={card.card}>
      <h2 id="received" className={card.title}>
        {words.whatTheyWrote(review.user.username)}
      </h2>
      <Slot name="trip.review" props={{ review, name: words.you }} empty={plain} failed={() => plain} />
    </Card>
  );
}

interface WrittenProps {
  written: NonNullable<TestimonialPermission['written']>;
  name: string;
  onChange: () => void;
}

/** Neither reads what the other wrote before both have written. */
function Written({ written, name, onChange }: WrittenProps) {
  const { id, rating, text, hiddenUntil, reply } = written;
  const [translate] = useTranslateReplyMutation();
  return (
    <>
      <Notice tone="good" title={words.thankYou} role="status">
        {hiddenUntil ? words.bothReviewsAppear(name, formatDay(hiddenUntil)) : words.othersCanRead(name)}
      </Notice>
      <p>
        <Stars value={rating} shape="five" />
      </p>
      <p>
        <PeoplesWords>{text}</PeoplesWords>
      </p>
      {reply && (
        <p>
          <b>{words.replied(name)}</b>{' '}
          {id === undefined ? (
            <PeoplesWords>{reply.text}</PeoplesWords>
          ) : (
            <Translatable text={reply.text} translate={() => translate(id).unwrap()} />
          )}
        </p>
      )}
      {hiddenUntil && (
        <Button variant="quiet" size="small" className={card.button} onClick={onChange}>
          {words.changeReview}
        </Button>
      )}
    </>
  );
}

interface ReviewFormProps {
  trip: MatchDetails;
  before: { rating: number; text: string };
  error: unknown;
  create: (review: { rating: number; text: string } & ReturnType<typeof reviewOf>) => Promise<void>;
}

function ReviewForm({ trip, before, error, create }: ReviewFormProps) {
  const form = useForm({
    start: { rating: String(before.rating), text: before.text },
    check: ({ rating, text }) => reviewRules.check({ rating: Number(rating), text }),
    send: (review) => create({ ...review, ...reviewOf(trip) }),
    onRefused: () => undefined,
  });
  return (
    <form {...form.element} className={card.form}>
      <StarsAndWords form={form} />
      {Boolean(error) && (
        <Notice tone="error">{words.notSentWhy(sentenceOf(error, words.tryAgainNow))}</Notice>
      )}
      <Button type="submit" variant="primary" busy={form.isBusy} className={card.button}>
        {words.send}
      </Button>
    </form>
  );
}
