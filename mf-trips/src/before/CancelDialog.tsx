import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { lazyCheck, useForm } from 'shell/forms';
import { isServed, sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Field, Notice, TextArea } from 'shared-ui';
import { useCancelTripMutation } from '../api/trips';
import { otherPartsStay } from '../companions/relayWords';
import styles from './TripCard.module.css';

const rules = lazyCheck(async () => (await import('backend/contract/trips')).cancellation);
const longest = 300;

/** Cancels a trip, or takes a proposal back, and says who is told. */
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
        title: isProposal ? 'Taken back' : 'Trip cancelled',
        description: `${other.username} is told.`,
      });
    },
    onRefused: () => undefined,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isProposal ? 'Take this proposal back?' : 'Cancel this trip?'}
      description={`${other.username} is told at once, by message and by mail. The trip’s page shows them your reason.`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" form={`cancel-${id}`} variant="danger" busy={form.isBusy}>
            {isProposal ? 'Take back' : 'Cancel the trip'}
          </Button>
        </>
      }
    >
      <form id={`cancel-${id}`} {...form.element} className={styles.form}>
        {stays && <p>{stays}</p>}
        {!isProposal && isServed('/messages') && (
          <p>
            Only another day? <Link to={`/messages?to=${other.id}`}>Write to {other.username}</Link> first.
          </p>
        )}
        <Field label="Reason" error={form.issues['reason']} required>
          <TextArea {...form.input('reason')} onFocus={rules.warm} rows={3} count={longest} />
        </Field>
        {error && (
          <Notice tone="error">{sentenceOf(error, 'It could not be cancelled. Please try again.')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
