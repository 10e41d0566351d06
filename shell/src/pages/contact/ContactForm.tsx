import { Button, Field, TextArea, TextInput } from 'shared-ui';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { useSendContactMessageMutation } from './api';
import { words } from '../../words';
import styles from './ContactForm.module.css';

const { warm, check } = lazyCheck(() =>
  import('backend/contract/pages').then(({ contactMessage }) => contactMessage),
);

export function ContactForm() {
  const [sendMessage] = useSendContactMessageMutation();
  const form = useForm({
    draft: 'draft-/contact',
    start: { name: '', email: '', message: '' },
    check,
    async send(message) {
      await sendMessage(message).unwrap();
      toast({
        title: words.messageSent,
        description: words.messageSentHint,
      });
    },
    onRefused: (error) =>
      toast({
        title: words.messageFailed,
        description: sentenceOf(error, words.messageFailedHint),
        variant: 'destructive',
      }),
  });

  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.name} error={form.issues['name']}>
        <TextInput {...form.input('name')} onFocus={warm} autoComplete="name" />
      </Field>
      <Field label={words.email} hint={words.answerHint} error={form.issues['email']}>
        <TextInput
          {...form.input('email')}
          onFocus={warm}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
      <Field label={words.message} error={form.issues['message']}>
        <TextArea {...form.input('message')} onFocus={warm} className={styles.message} />
      </Field>
      <Button type="submit" variant="primary" busy={form.isBusy} className={styles.send}>
        {words.sendMessage}
      </Button>
    </form>
  );
}
