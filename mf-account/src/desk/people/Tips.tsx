import { tipRefunding, type DeskTip, type TipRefunding } from 'backend/contract/payments/desk';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { numberText, sentenceOf, toast } from 'shell/host';
import { Button, Card, Isolated, Notice } from 'shared-ui';
import { useForm } from 'shell/forms';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import { useOpenTipsMutation, useRefundTipMutation } from '../api';
import styles from '../Desk.module.css';
import { heldText, momentOf } from '../deskTexts';
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
      <h3>{words.tips}</h3>
      {!tips && (
        <Button busy={isLoading} onClick={load}>
          {words.openTips}
        </Button>
      )}
      <p className={styles.soft}>{words.openingTipsIsLogged}</p>
      {error && <Notice tone="error">{sentenceOf(error, words.tipsNotOpened)}</Notice>}
      {tips?.length === 0 && <p role="status">{words.noTips}</p>}
      {tips && tips.length > 0 && (
        <ul className={styles.entries} aria-label={words.tips}>
          {tips.map((tip) => (
            <li key={tip.id}>
              {withElements(tip.direction === 'received' ? words.tipFrom : words.tipTo, {
                amount: <strong>{dollars(tip)}</strong>,
                person: <Other tip={tip} />,
              })}
              <br />
              <span className={styles.soft}>
                {momentOf(tip.paidAt)} · {stateOf(tip)}
              </span>
              {canRefund(tip) && refunding !== tip.id && (
                <p>
                  <Button size="small" onClick={() => setRefunding(tip.id)}>
                    {words.refund(dollars(tip))}
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

const dollars = ({ amount }: DeskTip) =>
  numberText(amount, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });

const Other = ({ tip: { other } }: { tip: DeskTip }) =>
  other ? (
    <Link to={`/desk?tab=people&person=${other.id}`}>
      <Isolated>{other.username}</Isolated>
    </Link>
  ) : (
    words.aGuest
  );

function stateOf({ status, money, isRefunding, heldFor }: DeskTip): string {
  if (isRefunding) return words.tipRefunding;
  if (status === 'refunded') return words.tipRefunded;
  if (status === 'disputed') return words.tipDisputed;
  if (heldFor) return words.tipHeldUntilDecision(heldText(heldFor));
  return money === 'transferred' ? words.tipWithHelper : words.tipHeldByUs;
}

function Refund({ tip, onDone }: { tip: DeskTip; onDone: () => unknown }) {
  const [refund] = useRefundTipMutation();
  const form = useForm({
    start: measureStart('refund'),
    check: ({ reason, words: text }) => tipRefunding.safeParse({ reason, words: text }),
    async send(refunding: TipRefunding) {
      await refund({ id: tip.id, refunding }).unwrap();
      toast({ title: words.refunded, description: words.refundedHint(dollars(tip)) });
      await onDone();
    },
  });
  return (
    <form {...form.element} className={styles.form} aria-label={words.refund(dollars(tip))}>
      <MeasureFields form={form} hasReason hasWords />
      {form.refusal && <Notice tone="error">{words.nothingDone(form.refusal)}</Notice>}
      <Button type="submit" variant="danger" busy={form.isBusy}>
        {words.refundToCard(dollars(tip))}
      </Button>
    </form>
  );
}
