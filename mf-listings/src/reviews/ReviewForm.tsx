import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Listing } from 'backend/contract/listings';
import { isApiError, toast } from 'shell/host';
import { Button, Field, Notice, StarsInput, TextArea } from 'shared-ui';
import { useCreateTestimonialMutation } from '../api/testimonials';
import { issuesByField, type Issues } from '../posting/form/issues';
import { reviewIssues, preloadReviewRules } from './reviewRules';
import { trackEngagement } from '../listing/trackEngagement';
import styles from './Reviews.module.css';
import { routeOf } from '../listing/trip';

interface ReviewFormProps {
  listing: Listing;
  onSubmitted: () => void;
}

interface Answer {
  issues: Issues;
  refusal?: string | undefined;
  isSent?: boolean;
}

const longest = 500;

/** Five stars and some words about somebody one has met. */
export function ReviewForm({ listing, onSubmitted }: ReviewFormProps) {
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const [createTestimonial] = useCreateTestimonialMutation();
  const [{ issues, refusal, isSent }, setAnswer] = useState<Answer>({ issues: {} });
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent(onSubmitted);

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [issues]);
  // Whoever has gone elsewhere in the meantime is not called back.
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);

  // No form action: while one runs, React holds back every navigation, and nothing could be closed.
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setAnswer(await send());
    setIsBusy(false);
  }

  async function send(): Promise<Answer> {
    const found = await reviewIssues({ rating, text });
    if (found) return { issues: found };
    const { id: listingId, userId } = listing;
    const review = { rating, text, listingId, targetUserId: userId ?? 0, route: routeOf(listing) };
    const { error } = await createTestimonial(review);
    if (error) {
      toast({
        title: 'Submission failed',
        description: 'There was a problem submitting your testimonial',
        variant: 'destructive',
      });
      const { issues: said = [], serverMessage } = isApiError(error) ? error : {};
      return { issues: issuesByField(said), refusal: said.length ? undefined : serverMessage };
    }
    trackEngagement('testimonial_submit', listing);
    toast({ title: 'Testimonial submitted', description: 'Thank you for sharing your experience' });
    return { issues: {}, isSent: true };
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <Field label="Rating" error={issues['rating']}>
        <StarsInput name="rating" onFocus={preloadReviewRules} value={rating} onChange={setRating} />
      </Field>
      <Field
        label="Your testimonial"
        hint={`What was it like to travel with ${listing.username}?`}
        error={issues['text']}
      >
        <TextArea name="text" count={longest} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button type="submit" variant="primary" busy={isBusy} className={styles.send}>
        Submit Testimonial
      </Button>
    </form>
  );
}
