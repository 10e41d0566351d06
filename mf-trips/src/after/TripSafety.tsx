import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import type { SafetyAnswer, StoredSafetyAnswer } from 'backend/contract/trips/safety';
import { lazyCheck, useForm } from 'shell/forms';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, Card, Field, Notice, Skeleton, SkeletonRegion, TextArea } from 'shared-ui';
import { useSafetyAnswerQuery, useSaveSafetyAnswerMutation } from '../api/trips';
import { flyerNameOf } from '../day/names';
import card from '../before/TripCard.module.css';
import { answerOf, saidOf } from './safetyAnswers';

const rules = lazyCheck(async () => (await import('backend/contract/trips/safety')).safetyAnswer);
const longest = 800;

export function TripSafety({ trip }: { trip: MatchDetails }) {
  const { id, role, other } = trip;
  const flyer = role === 'seeking_help' ? flyerNameOf(trip) : null;
  return <SafetyCard tripId={id} person={flyer ?? 'you'} other={other.username} />;
}

interface SafetyCardProps {
  tripId: number;
  /** Whom the question is about. */
  person: string;
  other: string;
}

/** "Did you feel safe?", asked by the operators and kept from the other person. */
export function SafetyCard({ tripId: id, person, other }: SafetyCardProps) {
  const { data: stored, error, isLoading } = useSafetyAnswerQuery(id, { refetchOnMountOrArgChange: true });
  const [isChanging, setIsChanging] = useState(false);
  const [save, saving] = useSaveSafetyAnswerMutation();
  const send = async (answer: SafetyAnswer) => {
    await save({ id, ...answer }).unwrap();
    setIsChanging(false);
  };
  // A server of the last release does not ask.
  if (isApiError(error) && error.status === 404) return null;
  return (
    <Card role="region" aria-labelledby="safety" className={card.card}>
      <h2 id="safety" className={card.title}>
        Did {person} feel safe?
      </h2>
      {isLoading ? (
        <SkeletonRegion label="Loading your answer">
          <Skeleton />
          <Skeleton shape="control" />
        </SkeletonRegion>
      ) : stored && !isChanging ? (
        <Answered answer={stored} onChange={() => setIsChanging(true)} />
      ) : (
        <>
          <p>Only our team reads your answer. {other} is not told.</p>
          <Question before={stored ?? null} send={send} error={saving.error} />
        </>
      )}
    </Card>
  );
}

const saidTitles = { yes: 'You said yes', no: 'You said no', unsure: 'You said that you are not sure' };

function Answered({ answer, onChange }: { answer: NonNullable<StoredSafetyAnswer>; onChange: () => void }) {
  return (
    <>
      <Notice tone={answer.feltSafe ? 'good' : 'info'} title={saidTitles[saidOf(answer)]} role="status">
        {answer.feltSafe
          ? 'Thank you. Only our team knows.'
          : 'Thank you for telling us. Our team looks into it.'}
      </Notice>
      <Button variant="quiet" size="small" className={card.button} onClick={onChange}>
        Change your answer
      </Button>
    </>
  );
}

interface QuestionProps {
  before: StoredSafetyAnswer;
  send: (answer: SafetyAnswer) => Promise<void>;
  error: unknown;
}

function Question({ before, send, error }: QuestionProps) {
  const [said, setSaid] = useState(before && !before.feltSafe ? saidOf(before) : null);
  // Without a draft: these words are not kept on a device that others may open.
  const no = useForm({
    start: { details: before?.details ?? '' },
    check: ({ details }) => rules.check({ ...answerOf({ said, details: '' }), feltSafe: false, details }),
    send,
    onRefused: () => undefined,
  });
  const yes = useForm({
    start: {},
    check: () => ({ success: true, data: { feltSafe: true } }),
    send,
    onRefused: () => undefined,
  });
  return (
    <div className={card.form}>
      <div className={card.buttons}>
        <Button busy={yes.isBusy} onClick={yes.submit}>
          Yes
        </Button>
        <Button aria-expanded={said === 'no'} onFocus={rules.warm} onClick={() => setSaid('no')}>
          No
        </Button>
        <Button aria-expanded={said === 'unsure'} onFocus={rules.warm} onClick={() => setSaid('unsure')}>
          Not sure
        </Button>
      </div>
      {said && (
        <form {...no.element} className={card.form}>
          <Field label="What happened?" optional error={no.issues['details']}>
            <TextArea {...no.input('details')} rows={4} count={longest} />
          </Field>
          <Button type="submit" busy={no.isBusy} className={card.button}>
            Tell our team
          </Button>
        </form>
      )}
      {Boolean(error) && <Notice tone="error">Not sent. {sentenceOf(error, 'Try again.')}</Notice>}
    </div>
  );
}
