import type { Measure } from 'backend/contract/moderation/measures';
import { useState } from 'react';
import { Button, Card, PeoplesWords } from 'shared-ui';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import { useLiftMeasureMutation } from '../api';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { WordsForm } from '../WordsForm';

interface MeasuresProps {
  measures: Measure[];
  canLift: boolean;
  onLifted: () => unknown;
}

export function Measures({ measures, canLift, onLifted }: MeasuresProps) {
  const [lifting, setLifting] = useState<number | null>(null);
  const [lift] = useLiftMeasureMutation();
  const liftIt = async (id: number, text: string) => {
    await lift({ id, words: text }).unwrap();
    setLifting(null);
    onLifted();
  };
  if (!measures.length) return null;
  return (
    <Card className={styles.card}>
      <h3>{words.earlierDecisions}</h3>
      <ul className={styles.entries}>
        {measures.map(({ id, kind, reason, words: said, takenAt, endsAt, liftedAt, appeal }) => (
          <li key={id}>
            {withElements(words.measureBecause, {
              measure: <strong>{words.measures[kind]}</strong>,
              reason: words.measureReasons[reason],
            })}
            <br />
            <span className={styles.soft}>
              {words.together([
                endsAt ? words.takenUntil(momentOf(takenAt), momentOf(endsAt)) : momentOf(takenAt),
                ...(liftedAt ? [words.liftedAt(momentOf(liftedAt))] : []),
              ])}
              {' · '}
              <PeoplesWords>{words.quoted(said)}</PeoplesWords>
              {appeal && ` · ${words.theirAppeal(appeal)}`}
            </span>
            {canLift && !liftedAt && lifting !== id && (
              <p>
                <Button size="small" onClick={() => setLifting(id)}>
                  {words.lift}
                </Button>
              </p>
            )}
            {lifting === id && <WordsForm deed={words.liftDecision} send={(text) => liftIt(id, text)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
