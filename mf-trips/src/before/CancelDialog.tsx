import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { lazyCheck, useForm } from 'shell/forms';
import { isServed, sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Field, Notice, TextArea, withParts } from 'shared-ui';
import { useCancelTripMutation } from '../api/trips';
import { otherPartsStay } from '../companions/relayWords';
import { words } from '../words';
import styles from './TripCard.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/trips')).cancellation);
const longest = 300;

const linkTo = (page: string) => (text: string) => <Link to={page}>{text}</Link>;

/** Cancels a trip, or takes a proposal back, and says who is notified. */
export function CancelDialog({ trip, onClose }: { trip: MatchDetails; onClose: () => void }) {
  const { id, status, other } = trip;
  const isProposal = status === 'proposed';
  const stays = isProposal ? null : otherPartsStay(trip);
  const [cancel, { error }] = useCancelTripMutation();
  const form = useForm({
    start: { reason: '' },
    check: rules.check,
    async send({ reason }) {
      await cancel({ id, reason }).unwrap();
      onClose();
      toast({
        title: isProposal ? words.takenBack : words.tripCancelled,
        description: words.isTold(other.username),
      });
    },
    onRefused: () => undefined,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isProposal ? words.takeProposalBack : words.cancelThisTripAsk}
      description={words.cancelHint(other.username)}
      footer={
        <>
          <Button onClick={onClose}>{words.keepIt}</Button>
          <Button type="submit" form={`cancel-${id}`} variant="danger" busy={form.isBusy}>
            {isProposal ? words.withdraw : words.cancelTheTrip}
          </Button>
        </>
      }
    >
      <form id={`cancel-${id}`} {...form.element} className={styles.form}>
        {stays && <p>{stays}</p>}
        {!isProposal && isServed('/messages') && (
          <p>
            {withParts(words.onlyAnotherDay(other.username), {
              write: linkTo(`/messages?to=${other.id}`),
            })}
          </p>
        )}
        <Field label={words.reason} error={form.issues['reason']} required>
          <TextArea {...form.input('reason')} onFocus={rules.warm} rows={3} count={longest} />
        </Field>
        {error && <Notice tone="error">{sentenceOf(error, words.cancelFailed)}</Notice>}
      </form>
    </Dialog>
  );
}
