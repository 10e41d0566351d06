import type { NewReport } from 'backend/contract/moderation/reports';
import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { Button, Checkbox, Dialog, Field, Notice, Select, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useBlockMutation, useReportMutation } from './api';
import type { Report } from './dialogState';
import { words } from '../words';
import styles from './ReportDialog.module.css';

type Reason = NewReport['reason'];

type About = Pick<Report, 'listingId' | 'testimonialId' | 'messageId'>;

/** The likeliest first, which is chosen beforehand. */
function likeliest({ listingId, testimonialId }: About): Reason[] {
  if (testimonialId !== undefined) return ['harassment', 'spam', 'other', 'fraud', 'impersonation', 'danger'];
  if (listingId !== undefined) return ['fraud', 'spam', 'impersonation', 'harassment', 'danger', 'other'];
  return ['fraud', 'harassment', 'impersonation', 'danger', 'spam', 'other'];
}

function titleOf({ testimonialId, messageId }: About, name: string) {
  if (testimonialId !== undefined) return words.reportReview(name);
  return messageId === undefined ? words.reportPerson(name) : words.reportMessage(name);
}

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
          title: words.reportSentNotBlocked(username),
          description: sentenceOf(refusal, words.pleaseTryAgain),
          variant: 'destructive',
        });
      const description = blocks ? words.reportSentAndBlocked(username) : words.reportSentHint;
      toast({ title: words.reportSent, description });
      if (blocks) onBlocked?.();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(about, username)}
      description={words.onlyOurTeam}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" type="submit" form="report" busy={form.isBusy}>
            {words.sendReport}
          </Button>
        </>
      }
    >
      <form id="report" {...form.element} className={styles.form}>
        <Field label={words.whatIsWrong}>
          <Select {...form.input('reason')}>
            {order.map((value) => (
              <option key={value} value={value}>
                {words.reportReasons[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.whatHappened} optional error={form.issues['details']}>
          <TextArea {...form.input('details')} count={1000} />
        </Field>
        {id !== undefined && (
          <Checkbox
            checked={blocks}
            hint={words.blockHint}
            onChange={({ target }) => setBlocks(target.checked)}
          >
            {words.alsoBlock(username)}
          </Checkbox>
        )}
        {error && <Notice tone="error">{sentenceOf(error, words.reportFailed)}</Notice>}
      </form>
    </Dialog>
  );
}
