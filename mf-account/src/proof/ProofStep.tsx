import type { ProofPurpose } from 'backend/contract/account';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { boot, isApiError } from 'shell/host';
import { Button, CodeInput, Field, Notice } from 'shared-ui';
import { useBeginProofMutation, useConfirmProofMutation } from '../api';
import styles from './ProofStep.module.css';

const digits = 6;
const notSent = 'We could not send the code. Please try again.';

interface ProofStepProps {
  purpose: ProofPurpose;
  onProven: () => void;
  onCancel: () => void;
}

/** Is it really them? A code by mail says so, for one purpose and ten minutes. */
export function ProofStep({ purpose, onProven, onCancel }: ProofStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [begin, begun] = useBeginProofMutation();
  const [confirm, { isLoading }] = useConfirmProofMutation();
  const input = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);

  const sendCode = async () => {
    const { data } = await begin({ purpose });
    if (data && !data.needed) onProven();
  };
  const sendFirstCode = useEffectEvent(() => void sendCode());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    sendFirstCode();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await confirm({ purpose, code });
    if (!error) return onProven();
    setProblem((isApiError(error) && error.serverMessage) || 'Invalid or expired verification code.');
    input.current?.focus();
    input.current?.select();
  };

  return (
    <form className={styles.step} noValidate onSubmit={submit} aria-label="Confirm that it is you">
      <p role="status">
        {begun.data?.sentTo
          ? `To protect your account, enter the code that we sent to ${begun.data.sentTo}.`
          : 'To protect your account, we are sending you a code by mail.'}
      </p>
      {begun.error && (
        <Notice tone="error">{(isApiError(begun.error) && begun.error.serverMessage) || notSent}</Notice>
      )}
      <Field
        label="Verification code"
        hint="The 6 digits from the email. They work for 10 minutes."
        error={problem}
      >
        <CodeInput
          ref={input}
          value={code}
          autoFocus
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
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isLoading} disabled={code.length !== digits}>
          Confirm
        </Button>
        <Button variant="quiet" busy={begun.isLoading} onClick={() => void sendCode()}>
          Send a new code
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
