import { verifyRequest } from 'backend/contract/account';
import { useActionState, useRef, useState } from 'react';
import { Button, CodeInput, Field } from 'shared-ui';
import { boot } from 'shell/host';
import { fieldErrors, useFocusOnFirstError, type FieldErrors } from '../forms/fieldErrors';
import { useVerifyLoginMutation } from './api';
import styles from './LoginDialog.module.css';
import { loginFailed } from './loginFailed';
import { ResendCode } from './ResendCode';

const asked = verifyRequest.pick({ code: true });

interface CodeStepProps {
  attempt: string;
  onLoggedIn: () => Promise<void>;
  onOtherEmail: () => void;
}

/** Step two: is it really them? */
export function CodeStep({ attempt, onLoggedIn, onOtherEmail }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [verify] = useVerifyLoginMutation();
  const [errors, submit, isBusy] = useActionState<FieldErrors>(send, {});
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form, errors);

  async function send(): Promise<FieldErrors> {
    const checked = asked.safeParse({ code });
    if (!checked.success) return fieldErrors(checked.error.issues);
    const { data, error } = await verify({ code, userId: attempt });
    if (!data) return { code: loginFailed(error) };
    await onLoggedIn();
    return {};
  }

  return (
    <form ref={form} action={submit} noValidate className={styles.form}>
      <Field
        label="Verification code"
        hint="Enter the 6-digit code from the email. It works for 10 minutes."
        error={errors['code']}
      >
        <CodeInput name="code" value={code} onChange={setCode} autoFocus />
      </Field>
      {boot.sandbox && (
        <p className={styles.sandbox}>
          No mail leaves this demo.{' '}
          <a href="/sandbox" target="_blank" rel="noreferrer">
            Open the sandbox inbox
          </a>{' '}
          to see the code.
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        Verify
      </Button>
      <div className={styles.others}>
        <ResendCode attempt={attempt} />
        <Button variant="quiet" size="small" onClick={onOtherEmail}>
          Use another email
        </Button>
      </div>
    </form>
  );
}
