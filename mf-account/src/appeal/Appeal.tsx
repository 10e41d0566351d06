import { newAppeal, type NewAppeal } from 'backend/contract/moderation/measures';
import { isApiError } from 'shell/host';
import { Button, Card, EmptyState, Field, LetterDrawing, Notice, PeoplesWords, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { momentInUtc } from '../layout/momentInUtc';
import { PageFailed } from '../layout/PageFailed';
import { useAppealedDecisionQuery, useAppealMutation } from './api';
import { words } from '../words';
import styles from './Appeal.module.css';

export function Appeal({ token }: { token: string }) {
  const { data, error, refetch } = useAppealedDecisionQuery(token);
  if (error)
    return isApiError(error) && (error.status === 400 || error.status === 404) ? (
      <EmptyState drawing={<LetterDrawing />} level={1} title={words.brokenLink}>
        {words.openFromMail}
      </EmptyState>
    ) : (
      <PageFailed error={error} onTryAgain={refetch} />
    );
  if (!data)
    return (
      <EmptyState drawing={<LetterDrawing />} level={1} title={words.oneMoment} role="status" aria-busy />
    );
  const { hasOtherReviewer = true } = data;
  return (
    <div className={styles.page}>
      <h1>{data.state === 'lifted' ? words.takenBack : words.decisions[data.kind]}</h1>
      <Card className={styles.card}>
        <blockquote className={styles.words}>
          <PeoplesWords>{data.words}</PeoplesWords>
        </blockquote>
        <p className={styles.soft}>
          {data.endsAt
            ? words.decidedUntil(momentInUtc(data.takenAt), momentInUtc(data.endsAt))
            : words.decidedAt(momentInUtc(data.takenAt))}
        </p>
      </Card>
      {data.state === 'open' && (
        <>
          <p>{hasOtherReviewer ? words.otherReviewer : words.sameReviewer}</p>
          <AppealForm token={token} onSent={refetch} />
        </>
      )}
      {data.state === 'sent' &&
        (data.upheld ? (
          <Notice tone="info" role="status">
            {words.decisionStays}
          </Notice>
        ) : (
          <Notice tone="good" role="status">
            {hasOtherReviewer ? words.appealSentToOther : words.appealSentToSame}
          </Notice>
        ))}
    </div>
  );
}

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
      <Field label={words.whyWrong} hint={words.whyWrongHint} error={form.issues['text']}>
        <TextArea {...form.input('text')} count={2000} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {words.askToLookAgain}
      </Button>
    </form>
  );
}
