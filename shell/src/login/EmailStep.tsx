import { botCheckMissing, loginForm } from 'backend/contract/account';
import { useActionState, useEffect, useRef } from 'react';
import { Button, Field, TextInput } from 'shared-ui';
import { botCheck, isApiError, toast } from 'shell/host';
import { fieldErrors, useFocusOnFirstError, type FieldErrors } from '../forms/fieldErrors';
import { useLogInMutation } from './api';
import styles from './LoginDialog.module.css';
import { loginFailed } from './loginFailed';

interface EmailStepProps {
  email: string;
  onEmailChange: (email: string) => void;
  onCodeSent: (attempt: string) => void;
  onLoggedIn: () => Promise<void>;
}

/** Step one: who is it? */
export function EmailStep({ email, onEmailChange, onCodeSent, onLoggedIn }: EmailStepProps) {
  const [logIn] = useLogInMutation();
  const [errors, submit, isBusy] = useActionState<FieldErrors>(send, {});
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form, errors);
  useEffect(() => botCheck.warm(), []);

  async function send(): Promise<FieldErrors> {
    const checked = loginForm.safeParse({ email });
    if (!checked.success) return fieldErrors(checked.error.issues);
    const captchaToken = await botCheck('login');
    if (!captchaToken) {
      const [title = '', description] = botCheckMissing.split(' - ');
      toast({ title, description, variant: 'destructive' });
      return {};
    }
    const { data, error } = await logIn({ ...checked.data, captchaToken });
    if (!data) {
      loginFailed(error);
      return isApiError(error) ? fieldErrors(error.issues) : {};
    }
    if (!data.needsVerification) {
      await onLoggedIn();
      return {};
    }
    toast({
      title: 'Verification required',
      description: 'A verification code has been sent to your email address',
    });
    onCodeSent(data.user.id);
    return {};
  }

  return (
    <form ref={form} action={submit} noValidate className={styles.form}>
      <Field
        label="Email"
        hint="Please enter the email you used when creating a listing"
        error={errors['email']}
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={({ target }) => onEmailChange(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" wide busy={isBusy}>
        Continue
      </Button>
    </form>
  );
}
