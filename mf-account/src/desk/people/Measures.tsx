import type { Measure } from 'backend/contract/account/standing';
import { useState } from 'react';
import { Button, Card, Field, Notice, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useLiftMeasureMutation } from '../api';
import styles from '../Desk.module.css';
import { measureReasons, momentOf } from '../deskTexts';

interface MeasuresProps {
  measures: Measure[];
  canLift: boolean;
  onLifted: () => unknown;
}

export function Measures({ measures, canLift, onLifted }: MeasuresProps) {
  const [lifting, setLifting] = useState<number | null>(null);
  if (!measures.length) return null;
  return (
    <Card className={styles.card}>
      <h3>Decisions before</h3>
      <ul className={styles.entries}>
        {measures.map(({ id, kind, reason, words, takenAt, endsAt, liftedAt, appeal }) => (
          <li key={id}>
            <strong>{kind}</strong>, {measureReasons[reason]}
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
            {lifting === id && (
              <Lift
                id={id}
                onDone={() => {
                  setLifting(null);
                  onLifted();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Lift({ id, onDone }: { id: number; onDone: () => void }) {
  const [lift] = useLiftMeasureMutation();
  const form = useForm({
    start: { words: '' },
    check: ({ words }) => ({ success: true, data: words }),
    async send(words: string) {
      await lift({ id, words }).unwrap();
      onDone();
    },
  });
  return (
    <form {...form.element} className={styles.form}>
      <Field label="What the person reads" error={form.issues['words']}>
        <TextArea {...form.input('words')} count={2000} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" size="small" busy={form.isBusy}>
        Lift this decision
      </Button>
    </form>
  );
}
