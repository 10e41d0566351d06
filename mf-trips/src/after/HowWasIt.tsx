import type { MatchDetails } from 'backend/contract/trips';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useForm } from 'shell/forms';
import { moneyText, sentenceOf } from 'shell/host';
import { Avatar, Button, Card, Notice } from 'shared-ui';
import { useReviewCompanionMutation } from '../api/reviews';
import { useSaveSafetyAnswerMutation } from '../api/trips';
import { companionOf } from '../day/names';
import card from '../before/TripCard.module.css';
import styles from './HowWasIt.module.css';
import { SafetyPart } from './SafetyPart';
import { answerOf, type SafetyDraft } from './safetyAnswers';
import { reviewOf, reviewRules, StarsAndWords } from './StarsAndWords';
import { TipChoice, tipIssue } from './TipChoice';
import { useWaitingReview, type Review } from './useWaitingReview';
import { dollars } from '../trip/dollars';
import { canTip, tipPath } from '../trip/tipPath';
import { words } from '../words';

/** Stars, words, safety and a tip on one page, with one button. A part that was left out is not sent. */
export function HowWasIt({ trip }: { trip: MatchDetails }) {
  const { id, other, promisedTip, givenTip } = trip;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [create] = useReviewCompanionMutation();
  const [save] = useSaveSafetyAnswerMutation();
  const [error, setError] = useState<unknown>(null);
  // Without a draft: these words are not kept on a device that others may open.
  const [safety, setSafety] = useState<SafetyDraft>({ said: null, details: '' });
  const { waiting, leaveIf, forget } = useWaitingReview(trip, (refusal, { rating, text }) => {
    setError(refusal);
    form.change({ rating: String(rating), text });
  });
  const starsOfMail = /^[1-5]$/.exec(query.get('stars') ?? '')?.[0];

  const offersTip = canTip(trip) && !givenTip;
  const form = useForm<'rating' | 'text' | 'tip', Review | null>({
    draft: `draft-trip-review-${id}`,
    start: { rating: starsOfMail ?? String(waiting?.rating ?? 0), text: waiting?.text ?? '', tip: '' },
    // Sending only leads to the page on which it is paid.
    stays: ['tip'],
    async check({ rating, text }) {
      const issue = tipIssue(tip);
      if (issue) return { success: false, error: { issues: [{ path: 'tip', message: issue }] } };
      const isLeftOut = rating === '0' && !text.trim() && Boolean(safety.said ?? tip);
      if (isLeftOut) return { success: true, data: null };
      return reviewRules.check({ rating: Number(rating), text });
    },
    async send(review) {
      setError(null);
      const answer = answerOf(safety);
      try {
        if (answer) {
          await save({ id, ...answer }).unwrap();
          setSafety({ said: null, details: '' });
        }
        if (review) await create({ ...review, ...reviewOf(trip) }).unwrap();
        forget();
      } catch (error) {
        const waitsAlone = review !== null && leaveIf(error, review) && !answer;
        if (waitsAlone) return;
        throw error;
      }
      if (tip) void navigate(tipPath(trip, Number(tip)));
    },
    onRefused: setError,
  });
  const tip = offersTip ? form.values.tip : '';
  return (
    <section aria-labelledby="review" className={styles.page} data-wide>
      <header className={styles.head}>
        <Avatar name={other.username} src={other.profilePictureUrl} size="large" />
        <h2 id="review" className={styles.title}>
          {words.howWasIt(companionOf(trip))}
        </h2>
      </header>
      <form {...form.element} className={styles.form}>
        <Card className={card.card}>
          <StarsAndWords form={form} hint={words.reviewReadBy(other.username)} />
        </Card>
        <div className={styles.side}>
          <SafetyPart trip={trip} draft={safety} onChange={setSafety} />
          {offersTip && (
            <Card tone="helper" role="region" aria-labelledby="tip" className={card.card}>
              <h3 id="tip" className={card.title}>
                {words.tipFor(other.username)}
              </h3>
              <p>{words.tipGoesTo(other.username, promisedTip ? dollars(promisedTip) : null)}</p>
              <TipChoice
                promised={promisedTip}
                tip={tip}
                error={form.issues['tip']}
                onChange={(amount) => form.change({ tip: amount })}
              />
            </Card>
          )}
          {waiting && (
            <Notice role="status" tone="warning">
              {words.reviewWaits}
            </Notice>
          )}
          {Boolean(error) && (
            <Notice tone="error">{words.notSentWhy(sentenceOf(error, words.nothingLost))}</Notice>
          )}
          <Button type="submit" variant="primary" wide busy={form.isBusy}>
            {tip ? words.sendThenPay(moneyText(Number(tip))) : words.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
