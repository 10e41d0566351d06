import { botCheckMissing, loginForm } from 'backend/contract/account';
import { useEffect } from 'react';
import { Button, Field, TextInput } from 'shared-ui';
import { useForm } from 'shell/forms';
import { botCheck, toast } from 'shell/host';
import { useLogInMutation } from './api';
import styles from './LoginDialog.module.css';
import { loginFailed } from './loginFailed';

interface EmailStepProps {
  email: string;
  onEmailChange: (email: string) => void;
  onCodeSent: (attempt: string) => void;
  onLoggedIn: () => Promise<void>;
}

export function EmailStep({ email, onEmailChange, onCodeSent, onLoggedIn }: EmailStepProps) {
  const [logIn] = useLogInMutation();
  useEffect(() => botCheck.warm(), []);

  const form = useForm({
    start: { email },
    check: (values) => loginForm.safeParse(values),
    async send(request) {
      const captchaToken = await botCheck('login');
      if (!captchaToken) {
        const { title, text: description } = botCheckMissing;
        return toast({ title, description, variant: 'destructive' });
      }
      const { needsVerification, user } = await logIn({ ...request, captchaToken }).unwrap();
      if (!needsVerification) return onLoggedIn();
      toast({
        title: 'Verification required',
        description: 'A verification code has been sent to your email address',
      });
      onCodeSent(user.id);
    },
    onRefused: loginFailed,
  });
  const { onChange, ...input } = form.input('email');

  return (
    <form {...form.element} className={styles.form}>
      <Field
        label="Email"
        hint="Please enter the email you used when creating a listing"
        error={form.issues['email']}
      >
        <TextInput
          {...input}
          type="email"
          autoComplete="email"
          inputMode="email"
          onChange={(event) => {
            onChange(event);
            onEmailChange(event.target.value);
          }}
        />
      </Field>
      <p className={styles.note}>
        New here? Your first login makes your account. By logging in you accept the{' '}
        <a href="/terms-of-use" target="_blank" rel="noreferrer">
          Terms of Use
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
        .
      </p>
      <Button type="submit" variant="primary" wide busy={form.isBusy}>
        Continue
      </Button>
    </form>
  );
}
