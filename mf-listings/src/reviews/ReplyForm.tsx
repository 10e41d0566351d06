import { useState } from 'react';
import { lazyCheck, useForm } from 'shell/forms';
import { Button, Field, Notice, TextArea } from 'shared-ui';
import { useReplyToTestimonialMutation } from '../api/testimonials';
import { words } from '../words';
import styles from './PreviousTestimonials.module.css';

const longest = 500;
const rules = lazyCheck(async () => (await import('backend/contract/trips/reviews')).newReply);

/** The reviewed person answers once. */
export function ReplyForm({ id, author }: { id: number; author: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [send] = useReplyToTestimonialMutation();
  const form = useForm({
    draft: `draft-reply-${id}`,
    start: { text: '' },
    check: (values) => rules.check(values),
    send: async ({ text }) => void (await send({ id, text }).unwrap()),
    onRefused: () => undefined,
  });
  if (!isOpen) {
    return (
      <Button size="small" className={styles.button} onClick={() => setIsOpen(true)}>
        {words.replyTo(author)}
      </Button>
    );
  }
  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.yourReplyTo(author)} hint={words.replyHint} error={form.issues['text']}>
        <TextArea {...form.input('text')} onFocus={rules.warm} rows={3} count={longest} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.isBusy}>
          {words.sendReply}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
