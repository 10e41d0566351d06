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
import { words } from '../words';

const rules = lazyCheck(async () => (await import('backend/contract/trips/safety')).safetyAnswer);
const longest = 800;

export function TripSafety({ trip }: { trip: MatchDetails }) {
  const { id, role, other } = trip;
  const flyer = role === 'seeking_help' ? flyerNameOf(trip) : null;
  return <SafetyCard tripId={id} person={flyer} other={other.username} />;
}

interface SafetyCardProps {
  tripId: number;
  /** Whom the question is about; null is the reader. */
  person: string | null;
  /** Null when the two do not see each other any more. */
  other: string | null;
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
        {words.feltSafe(person)}
      </h2>
      {isLoading ? (
        <SkeletonRegion label={words.loadingAnswer}>
          <Skeleton />
          <Skeleton shape="control" />
        </SkeletonRegion>
      ) : stored && !isChanging ? (
        <Answered answer={stored} onChange={() => setIsChanging(true)} />
      ) : (
        <>
          <p>{words.onlyTeamReads(other)}</p>
          <Question before={stored ?? null} send={send} error={saving.error} />
        </>
      )}
    </Card>
  );
}

function Answered({ answer, onChange }: { answer: NonNullable<StoredSafetyAnswer>; onChange: () => void }) {
  return (
    <>
      <Notice tone={answer.feltSafe ? 'good' : 'info'} title={words.youSaid[saidOf(answer)]} role="status">
        {answer.feltSafe ? words.onlyTeamKnows : words.teamLooksIntoIt}
      </Notice>
      <Button variant="quiet" size="small" className={card.button} onClick={onChange}>
        {words.changeAnswer}
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
          {words.yes}
        </Button>
        <Button aria-expanded={said === 'no'} onFocus={rules.warm} onClick={() => setSaid('no')}>
          {words.no}
        </Button>
        <Button aria-expanded={said === 'unsure'} onFocus={rules.warm} onClick={() => setSaid('unsure')}>
          {words.notSure}
        </Button>
      </div>
      {said && (
        <form {...no.element} className={card.form}>
          <Field label={words.whatHappened} optional error={no.issues['details']}>
            <TextArea {...no.input('details')} rows={4} count={longest} />
          </Field>
          <Button type="submit" busy={no.isBusy} className={card.button}>
            {words.tellOurTeam}
          </Button>
        </form>
      )}
      {Boolean(error) && (
        <Notice tone="error">{words.notSentWhy(sentenceOf(error, words.tryAgainNow))}</Notice>
      )}
    </div>
  );
}
