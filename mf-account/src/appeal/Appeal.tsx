import { newAppeal, type Appealable, type NewAppeal } from 'backend/contract/moderation/measures';
import { isApiError } from 'shell/host';
import { Button, Card, EmptyState, Field, LetterDrawing, Notice, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { momentInUtc } from '../layout/momentInUtc';
import { PageFailed } from '../layout/PageFailed';
import { useAppealedDecisionQuery, useAppealMutation } from './api';
import styles from './Appeal.module.css';

const facts: Record<Appealable['kind'], string> = {
  warn: 'You were asked to read this',
  hide: 'We have hidden something of yours',
  suspend: 'Your account is suspended',
  ban: 'Your account is suspended for good',
  limit: 'You cannot begin new contacts',
  'remove-picture': 'We have removed your picture',
  refund: 'We have refunded a tip that you received',
};

export function Appeal({ token }: { token: string }) {
  const { data, error, refetch } = useAppealedDecisionQuery(token);
  if (error)
    return isApiError(error) && (error.status === 400 || error.status === 404) ? (
      <EmptyState drawing={<LetterDrawing />} level={1} title="This link does not work">
        Open it from your mail once more.
      </EmptyState>
    ) : (
      <PageFailed error={error} onTryAgain={refetch} />
    );
  if (!data)
    return <EmptyState drawing={<LetterDrawing />} level={1} title="One moment…" role="status" aria-busy />;
  return (
    <div className={styles.page}>
      <h1>{data.state === 'lifted' ? 'This was taken back' : facts[data.kind]}</h1>
      <Card className={styles.card}>
        <blockquote className={styles.words}>{data.words}</blockquote>
        <p className={styles.soft}>
          Decided {momentInUtc(data.takenAt)}.{data.endsAt && ` It ends ${momentInUtc(data.endsAt)}.`}
        </p>
      </Card>
      {data.state === 'open' && (
        <>
          <p>{reviewerText(data)}</p>
          <AppealForm token={token} onSent={refetch} />
        </>
      )}
      {data.state === 'sent' &&
        (data.upheld ? (
          <Notice tone="info" role="status">
            We have looked again, and the decision stays. Our mail says why.
          </Notice>
        ) : (
          <Notice tone="good" role="status">
            We have what you wrote. {reviewerText(data)} The answer comes by mail.
          </Notice>
        ))}
    </div>
  );
}

const reviewerText = ({ hasOtherReviewer = true }: Appealable) =>
  hasOtherReviewer
    ? 'Somebody else looks at the decision again.'
    : 'Our team is small: today nobody else can look at this, so the person who decided looks at it again. Once somebody else joins, it goes to them.';

function AppealForm({ token, onSent }: { token: string; onSent: () => unknown }) {
  const [appeal] = useAppealMutation();
  const form = useForm({
    start: { text: '' },
    stays: ['text'],
    check: ({ text }) => newAppeal.safeParse({ token, text }),
    async send(request: NewAppeal) {
      await appeal(request).unwrap();
      await onSent();
    },
  });
  return (
    <form {...form.element} className={styles.card}>
      <Field
        label="Why is it wrong?"
        hint="You can ask once that we look again. Say what happened in your own words."
        error={form.issues['text']}
      >
        <TextArea {...form.input('text')} count={2000} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" variant="primary" busy={form.isBusy}>
        Ask to look again
      </Button>
    </form>
  );
}
