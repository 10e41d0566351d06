import type { MatchDetails } from 'backend/contract/trips';
import { lazyCheck, type Form } from 'shell/forms';
import { Field, StarsInput, TextArea } from 'shared-ui';
import { words } from '../words';

export const reviewRules = lazyCheck(
  async () => (await import('backend/contract/trips/reviews')).testimonialForm,
);

const longest = 500;

/** The two fields of a review, in a form whose `rating` is a text. */
export function StarsAndWords({ form, hint }: { form: Form<'rating' | 'text'>; hint?: string }) {
  const { name, value, onChange, error } = form.field('rating');
  return (
    <>
      <Field label={words.yourStars} error={error}>
        <StarsInput
          name={name}
          onFocus={reviewRules.warm}
          value={Number(value)}
          onChange={(stars) => onChange(String(stars))}
        />
      </Field>
      <Field label={words.whatShouldOthersKnow} hint={hint} error={form.issues['text']}>
        <TextArea {...form.input('text')} onFocus={reviewRules.warm} rows={3} count={longest} />
      </Field>
    </>
  );
}

/** What a review of the other person on this trip says about it. */
export const reviewOf = ({ id, listingId, other, departure, arrival }: MatchDetails) => ({
  targetUserId: other.id,
  matchId: id,
  ...(listingId !== null && { listingId }),
  route: `${departure.code} to ${arrival.code}`,
});
