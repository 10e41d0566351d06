import { useActionState, useRef, useState } from 'react';
import { Button, Field, TextArea, TextInput } from 'shared-ui';
import { isApiError, toast } from 'shell/host';
import { fieldErrors, useFocusOnFirstError, type FieldErrors } from '../../forms/fieldErrors';
import { useSendContactMessageMutation } from './api';
import { checkContactMessage, warmContract } from './check';
import styles from './ContactForm.module.css';

const empty = { name: '', email: '', message: '' };

export function ContactForm() {
  const [typed, setTyped] = useState(empty);
  const [sendMessage] = useSendContactMessageMutation();
  const [errors, submit, isBusy] = useActionState<FieldErrors>(send, {});
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form, errors);

  async function send(): Promise<FieldErrors> {
    const { message, errors: found } = await checkContactMessage(typed);
    if (found) return found;
    const { error } = await sendMessage(message);
    if (error) {
      const { serverMessage, issues } = isApiError(error) ? error : {};
      toast({
        title: 'Message failed',
        description: serverMessage ?? 'There was a problem sending your message. Please try again.',
        variant: 'destructive',
      });
      return fieldErrors(issues);
    }
    setTyped(empty);
    toast({
      title: 'Message sent',
      description: "Thank you for contacting us. We'll get back to you soon!",
    });
    return {};
  }

  const control = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onFocus: warmContract,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form ref={form} action={submit} noValidate className={styles.form}>
      <Field label="Name" error={errors['name']}>
        <TextInput autoComplete="name" {...control('name')} />
      </Field>
      <Field label="Email" hint="We answer to this address." error={errors['email']}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...control('email')} />
      </Field>
      <Field label="Message" error={errors['message']}>
        <TextArea className={styles.message} {...control('message')} />
      </Field>
      <Button type="submit" variant="primary" busy={isBusy} className={styles.send}>
        Send Message
      </Button>
    </form>
  );
}
