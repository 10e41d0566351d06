import { Button, Field, Notice, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { words } from '../words';
import styles from './Desk.module.css';

interface WordsFormProps {
  deed: string;
  send: (words: string) => Promise<unknown>;
}

/** What goes with a decision that is taken back. */
export function WordsForm({ deed, send }: WordsFormProps) {
  const form = useForm({
    start: { words: '' },
    check: ({ words: text }) => ({ success: true, data: text }),
    async send(text: string) {
      await send(text);
    },
  });
  return (
    <form {...form.element} className={styles.form} aria-label={deed}>
      <Field label={words.whatTheyRead} error={form.issues['words']}>
        <TextArea {...form.input('words')} count={2000} />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <Button type="submit" size="small" busy={form.isBusy}>
        {deed}
      </Button>
    </form>
  );
}
