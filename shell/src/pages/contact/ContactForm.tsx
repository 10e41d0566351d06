import { Button, Field, TextArea, TextInput } from 'shared-ui';
import { lazyCheck, useForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { useSendContactMessageMutation } from './api';
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
        title: 'Message sent',
        description: "Thank you for contacting us. We'll get back to you soon!",
      });
    },
    onRefused: (error) =>
      toast({
        title: 'Message failed',
        description: sentenceOf(error, 'There was a problem sending your message. Please try again.'),
        variant: 'destructive',
      }),
  });

  return (
    <form {...form.element} className={styles.form}>
      <Field label="Name" error={form.issues['name']}>
        <TextInput {...form.input('name')} onFocus={warm} autoComplete="name" />
      </Field>
      <Field label="Email" hint="We answer to this address." error={form.issues['email']}>
        <TextInput
          {...form.input('email')}
          onFocus={warm}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
      <Field label="Message" error={form.issues['message']}>
        <TextArea {...form.input('message')} onFocus={warm} className={styles.message} />
      </Field>
      <Button type="submit" variant="primary" busy={form.isBusy} className={styles.send}>
        Send Message
      </Button>
    </form>
  );
}
