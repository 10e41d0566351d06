import type { Measure } from 'backend/contract/moderation/measures';
import { useState } from 'react';
import { Button, Card } from 'shared-ui';
import { useLiftMeasureMutation } from '../api';
import styles from '../Desk.module.css';
import { measureReasons, measureTexts, momentOf } from '../deskTexts';
import { WordsForm } from '../WordsForm';

interface MeasuresProps {
  measures: Measure[];
  canLift: boolean;
  onLifted: () => unknown;
}

export function Measures({ measures, canLift, onLifted }: MeasuresProps) {
  const [lifting, setLifting] = useState<number | null>(null);
  const [lift] = useLiftMeasureMutation();
  const liftIt = async (id: number, words: string) => {
    await lift({ id, words }).unwrap();
    setLifting(null);
    onLifted();
  };
  if (!measures.length) return null;
  return (
    <Card className={styles.card}>
      <h3>Decisions before</h3>
      <ul className={styles.entries}>
        {measures.map(({ id, kind, reason, words, takenAt, endsAt, liftedAt, appeal }) => (
          <li key={id}>
            <strong>{measureTexts[kind]}</strong>, {measureReasons[reason]}
            <br />
            <span className={styles.soft}>
              {momentOf(takenAt)}
              {endsAt && ` until ${momentOf(endsAt)}`}
              {liftedAt && `, lifted ${momentOf(liftedAt)}`} · “{words}”{appeal && ` · Appeal: “${appeal}”`}
            </span>
            {canLift && !liftedAt && lifting !== id && (
              <p>
                <Button size="small" onClick={() => setLifting(id)}>
                  Lift
                </Button>
              </p>
            )}
            {lifting === id && <WordsForm deed="Lift this decision" send={(words) => liftIt(id, words)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
