import type { NewReport } from 'backend/contract/moderation/reports';
import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { Button, Checkbox, Dialog, Field, Notice, Select, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useBlockMutation, useReportMutation } from './api';
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

type About = Pick<Report, 'listingId' | 'testimonialId' | 'messageId'>;

/** The likeliest first, which is chosen beforehand. */
function likeliest({ listingId, testimonialId }: About): Reason[] {
  if (testimonialId !== undefined) return ['harassment', 'spam', 'other', 'fraud', 'impersonation', 'danger'];
  if (listingId !== undefined) return ['fraud', 'spam', 'impersonation', 'harassment', 'danger', 'other'];
  return ['fraud', 'harassment', 'impersonation', 'danger', 'spam', 'other'];
}

const whatOf = ({ testimonialId, messageId }: About) =>
  testimonialId !== undefined ? 'the review by ' : messageId !== undefined ? 'the message by ' : '';

/** Only our team sees a report. */
export function ReportDialog({ person, onClose, onBlocked, ...about }: Report & { onClose: () => void }) {
  const { id, username } = person;
  const { listingId, testimonialId, messageId } = about;
  const order = likeliest(about);
  const [report, { error }] = useReportMutation();
  const [block] = useBlockMutation();
  const [blocks, setBlocks] = useState(false);
  const form = useForm({
    start: { reason: about.reason ?? order[0]!, details: '' },
    check: ({ reason, details }) => ({
      success: true,
      data: {
        ...(id !== undefined && { userId: id }),
        reason: reason as Reason,
        ...(listingId !== undefined && { listingId }),
        ...(testimonialId !== undefined && { testimonialId }),
        ...(messageId !== undefined && { messageId }),
        ...(details && { details }),
      },
    }),
    async send(request: NewReport) {
      await report(request).unwrap();
      const refusal = id !== undefined && blocks ? (await block({ userId: id })).error : undefined;
      onClose();
      if (refusal)
        return toast({
          title: `Report sent, but ${username} is not blocked`,
          description: sentenceOf(refusal, 'Please try again.'),
          variant: 'destructive',
        });
      const blocked = blocks ? ` ${username} is blocked.` : '';
      toast({ title: 'Report sent', description: `Thank you. We will look at it.${blocked}` });
      if (blocks) onBlocked?.();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${whatOf(about)}${username}`}
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
            {order.map((value) => (
              <option key={value} value={value}>
                {reasons[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What happened?" optional error={form.issues['details']}>
          <TextArea {...form.input('details')} count={1000} />
        </Field>
        {id !== undefined && (
          <Checkbox
            checked={blocks}
            hint="You will not find, message or review each other any more. They are not told."
            onChange={({ target }) => setBlocks(target.checked)}
          >
            Also block {username}
          </Checkbox>
        )}
        {error && (
          <Notice tone="error">{sentenceOf(error, 'The report could not be sent. Please try again.')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
