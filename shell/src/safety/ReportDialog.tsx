import type { NewReport } from 'backend/contract/moderation/reports';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Field, Notice, Select, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useReportMutation } from './api';
import type { Report } from './dialogState';
import styles from './ReportDialog.module.css';

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
const firstReason: Reason = 'spam';

const whatOf = ({ testimonialId, messageId }: Omit<Report, 'person'>) =>
  testimonialId !== undefined ? 'the review by ' : messageId !== undefined ? 'the message by ' : '';

/** Only our team sees a report. */
export function ReportDialog({ person, onClose, ...about }: Report & { onClose: () => void }) {
  const { listingId, testimonialId, messageId } = about;
  const [report, { error }] = useReportMutation();
  const form = useForm({
    start: { reason: firstReason, details: '' },
    check: ({ reason, details }) => ({
      success: true,
      data: {
        ...(person.id !== undefined && { userId: person.id }),
        reason: isReason(reason) ? reason : firstReason,
        ...(listingId !== undefined && { listingId }),
        ...(testimonialId !== undefined && { testimonialId }),
        ...(messageId !== undefined && { messageId }),
        ...(details && { details }),
      },
    }),
    async send(request: NewReport) {
      await report(request).unwrap();
      toast({ title: 'Report sent', description: 'Thank you. We will look at it.' });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${whatOf(about)}${person.username}`}
      description="Only our team sees this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit" form="report" busy={form.isBusy}>
            Send Report
          </Button>
        </>
      }
    >
      <form id="report" {...form.element} className={styles.form}>
        <Field label="What is wrong?">
          <Select {...form.input('reason')}>
            {Object.entries(reasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What happened?" optional error={form.issues['details']}>
          <TextArea {...form.input('details')} count={1000} />
        </Field>
        {error && (
          <Notice tone="error">{sentenceOf(error, 'The report could not be sent. Please try again.')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
