import { tipRefunding, type DeskTip, type TipRefunding } from 'backend/contract/payments/desk';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { Button, Card, Notice } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useOpenTipsMutation, useRefundTipMutation } from '../api';
import styles from '../Desk.module.css';
import { heldTexts, momentOf } from '../deskTexts';
import { MeasureFields, measureStart } from '../MeasureFields';

interface TipsProps {
  personId: number;
  onRefunded: () => unknown;
}

/** For operators. Opening them is written to the log. */
export function Tips({ personId, onRefunded }: TipsProps) {
  const [open, { error, isLoading }] = useOpenTipsMutation();
  const [tips, setTips] = useState<DeskTip[]>();
  const [refunding, setRefunding] = useState<number | null>(null);
  const load = async () => {
    const { data } = await open(personId);
    if (data) setTips(data);
  };
  const again = async () => {
    setRefunding(null);
    await Promise.all([load(), onRefunded()]);
  };
  return (
    <Card className={styles.card}>
      <h3>Tips</h3>
      {!tips && (
        <Button busy={isLoading} onClick={load}>
          Open their tips
        </Button>
      )}
      <p className={styles.soft}>Opening them is written to the log.</p>
      {error && <Notice tone="error">{sentenceOf(error, 'They could not be opened.')}</Notice>}
      {tips?.length === 0 && <p role="status">There are none.</p>}
      {tips && tips.length > 0 && (
        <ul className={styles.entries} aria-label="Tips">
          {tips.map((tip) => (
            <li key={tip.id}>
              <strong>${tip.amount}</strong> {tip.direction === 'received' ? 'from' : 'to'}{' '}
              {tip.other ? (
                <Link to={`/desk?tab=people&person=${tip.other.id}`}>{tip.other.username}</Link>
              ) : (
                'a guest'
              )}
              <br />
              <span className={styles.soft}>
                {momentOf(tip.paidAt)} · {stateOf(tip)}
              </span>
              {canRefund(tip) && refunding !== tip.id && (
                <p>
                  <Button size="small" onClick={() => setRefunding(tip.id)}>
                    Refund ${tip.amount}
                  </Button>
                </p>
              )}
              {refunding === tip.id && <Refund tip={tip} onDone={again} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const canRefund = ({ status, isRefunding }: DeskTip) => status === 'succeeded' && !isRefunding;

function stateOf({ status, money, isRefunding, heldFor }: DeskTip): string {
  if (isRefunding) return 'on its way back to the card';
  if (status === 'refunded') return 'refunded';
  if (status === 'disputed') return 'disputed at the bank';
  if (heldFor) return `held until a decision: ${heldTexts[heldFor] ?? heldFor}`;
  return money === 'transferred' ? 'with the helper' : 'held by us';
}

function Refund({ tip, onDone }: { tip: DeskTip; onDone: () => unknown }) {
  const [refund] = useRefundTipMutation();
  const form = useForm({
    start: measureStart('refund'),
    check: ({ reason, words }) => tipRefunding.safeParse({ reason, words }),
    async send(refunding: TipRefunding) {
      await refund({ id: tip.id, refunding }).unwrap();
      toast({ title: 'Refunded', description: `$${tip.amount} goes back to the card` });
      await onDone();
    },
  });
  return (
    <form {...form.element} className={styles.form} aria-label={`Refund $${tip.amount}`}>
      <MeasureFields form={form} hasReason hasWords />
      {form.refusal && <Notice tone="error">Nothing was done. {form.refusal}</Notice>}
      <Button type="submit" variant="danger" busy={form.isBusy}>
        Refund ${tip.amount} to the card
      </Button>
    </form>
  );
}
