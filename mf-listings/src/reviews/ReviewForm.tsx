import { useEffect, useEffectEvent } from 'react';
import type { Listing } from 'backend/contract/listings';
import { lazyCheck, useForm } from 'shell/forms';
import { toast } from 'shell/host';
import { Button, Field, Notice, StarsInput, TextArea } from 'shared-ui';
import { useCreateTestimonialMutation } from '../api/testimonials';
import { trackEngagement } from '../listing/trackEngagement';
import { storedRoute } from '../listing/trip';
import { words } from '../words';
import styles from './Reviews.module.css';

interface ReviewFormProps {
  listing: Listing;
  onSubmitted: () => void;
}

const maxLength = 500;

const rules = lazyCheck(async () => {
  const { testimonialForm } = await import('backend/contract/trips/reviews');
  return testimonialForm;
});

export function ReviewForm({ listing, onSubmitted }: ReviewFormProps) {
  const [createTestimonial, { isSuccess }] = useCreateTestimonialMutation();
  const form = useForm({
    draft: `draft-review-${listing.id}`,
    start: { rating: '0', text: '' },
    check: ({ rating, text }) => rules.check({ rating: Number(rating), text }),
    async send(review) {
      const { id: listingId, userId } = listing;
      const route = storedRoute(listing);
      await createTestimonial({ ...review, listingId, targetUserId: userId ?? 0, route }).unwrap();
      trackEngagement('testimonial_submit', listing);
      toast({ title: words.testimonialSubmitted, description: words.testimonialSubmittedHint });
    },
    onRefused: () =>
      toast({
        title: words.submissionFailed,
        description: words.submissionFailedHint,
        variant: 'destructive',
      }),
  });

  // In an effect, because the visitor may have left the form before the response arrives.
  const leave = useEffectEvent(onSubmitted);
  useEffect(() => {
    if (isSuccess) leave();
  }, [isSuccess]);

  const { name, value, onChange, error } = form.field('rating');
  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.rating} error={error}>
        <StarsInput
          name={name}
          onFocus={rules.warm}
          value={Number(value)}
          onChange={(stars) => onChange(String(stars))}
        />
      </Field>
      <Field
        label={words.yourTestimonial}
        hint={words.whatWasItLike(listing.username)}
        error={form.issues['text']}
      >
        <TextArea {...form.input('text')} count={maxLength} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" variant="primary" busy={form.isBusy} className={styles.send}>
        {words.submitTestimonial}
      </Button>
    </form>
  );
}
