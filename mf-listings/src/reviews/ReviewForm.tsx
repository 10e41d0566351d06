import { useEffect, useEffectEvent } from 'react';
import type { Listing } from 'backend/contract/listings';
import { lazyCheck, useForm } from 'shell/forms';
import { toast } from 'shell/host';
import { Button, Field, Notice, StarsInput, TextArea } from 'shared-ui';
import { useCreateTestimonialMutation } from '../api/testimonials';
import { trackEngagement } from '../listing/trackEngagement';
import { routeOf } from '../listing/trip';
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
      const route = routeOf(listing);
      await createTestimonial({ ...review, listingId, targetUserId: userId ?? 0, route }).unwrap();
      trackEngagement('testimonial_submit', listing);
      toast({ title: 'Testimonial submitted', description: 'Thank you for sharing your experience' });
    },
    onRefused: () =>
      toast({
        title: 'Submission failed',
        description: 'There was a problem submitting your testimonial',
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
      <Field label="Rating" error={error}>
        <StarsInput
          name={name}
          onFocus={rules.warm}
          value={Number(value)}
          onChange={(stars) => onChange(String(stars))}
        />
      </Field>
      <Field
        label="Your testimonial"
        hint={`What was it like to travel with ${listing.username}?`}
        error={form.issues['text']}
      >
        <TextArea {...form.input('text')} count={maxLength} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" variant="primary" busy={form.isBusy} className={styles.send}>
        Submit Testimonial
      </Button>
    </form>
  );
}
