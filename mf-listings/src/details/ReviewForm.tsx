import { useActionState, useEffect, useRef, useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { isApiError, toast } from 'shell/host';
import { Button, Field, Notice, StarsInput, TextArea } from 'shared-ui';
import { useCreateTestimonialMutation } from '../api';
import { issuesByField, type Issues } from '../posting/form/issues';
import { checkReview, warmRules } from './checkReview';
import { engage } from './engagement';
import styles from './Reviews.module.css';
import { routeOf } from './trip';

interface ReviewFormProps {
  listing: Listing;
  onSubmitted: () => void;
}

const longest = 500;

/** Five stars and some words about somebody one has met. */
export function ReviewForm({ listing, onSubmitted }: ReviewFormProps) {
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const [createTestimonial] = useCreateTestimonialMutation();
  const [{ issues, refusal }, submit, isBusy] = useActionState(send, { issues: {} });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [issues]);

  async function send(): Promise<{ issues: Issues; refusal?: string | undefined }> {
    const found = await checkReview({ rating, text });
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
    engage('testimonial_submit', listing);
    toast({ title: 'Testimonial submitted', description: 'Thank you for sharing your experience' });
    onSubmitted();
    return { issues: {} };
  }

  return (
    <form ref={form} action={submit} noValidate className={styles.form}>
      <Field label="Rating" error={issues['rating']}>
        <StarsInput name="rating" onFocus={warmRules} value={rating} onChange={setRating} />
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
