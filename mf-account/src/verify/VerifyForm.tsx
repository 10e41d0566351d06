import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boot, isApiError, toast } from 'shell/host';
import { Button, Card, CodeInput, Field, Progress } from 'shared-ui';
import { useVerifyPhoneMutation } from '../api';
import { ResendCode } from './ResendCode';
import { UndeliveredCode } from './UndeliveredCode';
import styles from './VerifyForm.module.css';

const digits = 6;
const wrongCode = 'Invalid or expired verification code.';

export function VerifyForm({ phone }: { phone: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [verify, { isLoading }] = useVerifyPhoneMutation();
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await verify({ code });
    if (error) {
      setProblem((isApiError(error) && error.serverMessage) || wrongCode);
      toast({ title: 'Verification failed', description: wrongCode, variant: 'destructive' });
      input.current?.focus();
      input.current?.select();
      return;
    }
    toast({ title: 'Phone verified', description: 'Your phone number has been successfully verified.' });
    await navigate('/profile');
  };

  return (
    <div className={styles.page}>
      <Card className={styles.sheet}>
        <h1 className={styles.title}>Phone Verification</h1>
        <p>
          Enter the 6-digit code sent to your phone <b className={styles.phone}>{phone}</b>
        </p>
        <UndeliveredCode />
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field label="Verification code" error={problem}>
            <CodeInput
              ref={input}
              value={code}
              onChange={(next) => {
                setCode(next);
                setProblem(undefined);
              }}
            />
          </Field>
          <Progress segments value={code.length} max={digits} label="Digits entered" />
          {boot.sandbox && (
            <p className={styles.sandbox}>
              No SMS leaves this demo.{' '}
              <a href="/sandbox" target="_blank" rel="noreferrer">
                Open the sandbox inbox
              </a>{' '}
              to see the code.
            </p>
          )}
          <Button type="submit" variant="primary" wide busy={isLoading} disabled={code.length !== digits}>
            Verify Phone Number
          </Button>
        </form>
        <div className={styles.others}>
          <ResendCode />
          <Button asChild variant="quiet">
            <Link to="/profile">Back to Profile</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
