import { useRef, useState, type FormEvent } from 'react';
import { sixDigits } from 'backend/contract/platform';
import { boot, isApiError, toast } from 'shell/host';
import { Button, Card, CodeInput, Field } from 'shared-ui';
import { useClaimListingMutation } from '../../api/guest-listings';
import styles from './ClaimStep.module.css';
import { ResendCode } from './ResendCode';

interface ClaimStepProps {
  /** The id of the login attempt whose code was mailed. */
  attempt: string;
  email: string;
  noun: string;
}

/** The code from the mail logs the visitor in and makes the listing theirs. */
export function ClaimStep({ attempt, email, noun }: ClaimStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [claim, { isLoading }] = useClaimListingMutation();

  const complain = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
    input.current?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = sixDigits.safeParse(code);
    if (!checked.success) return complain(checked.error.issues[0]?.message ?? '');
    const { error } = await claim({ code, userId: attempt });
    if (!error) return toast({ title: 'Login successful', description: 'You are now logged in' });
    const sentence = (isApiError(error) && error.serverMessage) || 'Failed to login. Please try again.';
    toast({ title: 'Login failed', description: sentence, variant: 'destructive' });
    complain(sentence);
  };

  return (
    <Card className={styles.sheet}>
      <h2 className={styles.title}>Make this {noun} yours</h2>
      <p>
        We sent a code to <b className={styles.email}>{email}</b>. Until you enter it, nobody can ask for your
        contact, and the {noun} disappears after 72 hours. The same mail has a link that removes it.
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label="Verification code" hint="6 digits. The code works for 10 minutes." error={problem}>
          <CodeInput
            ref={input}
            name="code"
            value={code}
            onChange={(next) => {
              setCode(next);
              setProblem(undefined);
            }}
          />
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
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Verify
          </Button>
          <ResendCode attempt={attempt} />
        </div>
      </form>
    </Card>
  );
}
