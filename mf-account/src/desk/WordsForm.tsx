import { Button, Field, Notice, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import styles from './Desk.module.css';

interface WordsFormProps {
  deed: string;
  send: (words: string) => Promise<unknown>;
}

/** What goes with a decision that is taken back. */
export function WordsForm({ deed, send }: WordsFormProps) {
  const form = useForm({
    start: { words: '' },
    check: ({ words }) => ({ success: true, data: words }),
    async send(words: string) {
      await send(words);
    },
  });
  return (
    <form {...form.element} className={styles.form} aria-label={deed}>
      <Field label="What the person reads" error={form.issues['words']}>
        <TextArea {...form.input('words')} count={2000} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" size="small" busy={form.isBusy}>
        {deed}
      </Button>
    </form>
  );
}
