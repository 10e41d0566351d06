import { loginForm } from 'backend/contract/account';
import { useEffect } from 'react';
import { Button, Field, TextInput, withParts } from 'shared-ui';
import { useForm } from 'shell/forms';
import { botCheck, toast } from 'shell/host';
import { useLogInMutation } from './api';
import { addressPrefix } from '../base/addressPrefix';
import { words } from '../words';
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
        return toast({
          title: words.botCheckFailed,
          description: words.botCheckFailedHint,
          variant: 'destructive',
        });
      }
      const { needsVerification, user } = await logIn({ ...request, captchaToken }).unwrap();
      if (!needsVerification) return onLoggedIn();
      toast({
        title: words.verificationRequired,
        description: words.codeSentHint,
      });
      onCodeSent(user.id);
    },
    onRefused: loginFailed,
  });
  const { onChange, ...input } = form.input('email');

  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.email} hint={words.loginEmailHint} error={form.issues['email']}>
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
        {withParts(words.acceptance, {
          terms: legalLink('/terms-of-use'),
          privacy: legalLink('/privacy-policy'),
        })}
      </p>
      <Button type="submit" variant="primary" wide busy={form.isBusy}>
        {words.continue}
      </Button>
    </form>
  );
}

const legalLink = (path: string) => (text: string) => (
  <a href={addressPrefix() + path} target="_blank" rel="noreferrer">
    {text}
  </a>
);
