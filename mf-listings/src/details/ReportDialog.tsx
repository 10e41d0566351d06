import { useState, type FormEvent } from 'react';
import type { NewReport } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Field, Notice, Select, TextArea } from 'shared-ui';
import styles from './ReportDialog.module.css';
import { useReportMutation } from '../api/safety';

type Reason = NewReport['reason'];

const reasons: Record<Reason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  fraud: 'Asks for money, or a fraud',
  impersonation: 'Pretends to be somebody else',
  danger: 'I fear for somebody’s safety',
  other: 'Something else',
};

const isReason = (text: string): text is Reason => text in reasons;

interface ReportDialogProps {
  listing: Listing;
  userId: number;
  onClose: () => void;
}

export function ReportDialog({ listing, userId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('spam');
  const [details, setDetails] = useState('');
  const [report, { isLoading, error }] = useReportMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await report({ userId, listingId: listing.id, reason, ...(details && { details }) });
    if (sent.error) return;
    toast({ title: 'Report sent', description: 'Thank you. We will look at it.' });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${listing.username}`}
      description="Only our team sees this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form="report" busy={isLoading}>
            Send Report
          </Button>
        </>
      }
    >
      <form id="report" noValidate onSubmit={submit} className={styles.form}>
        <Field label="What is wrong?">
          <Select value={reason} onChange={({ target }) => isReason(target.value) && setReason(target.value)}>
            {Object.entries(reasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What happened?" optional>
          <TextArea value={details} onChange={({ target }) => setDetails(target.value)} count={1000} />
        </Field>
        {error && (
          <Notice tone="error">{sentenceOf(error, 'The report could not be sent. Please try again.')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
