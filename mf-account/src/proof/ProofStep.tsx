import type { ProofPurpose } from 'backend/contract/account';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CodeForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useBeginProofMutation, useConfirmProofMutation } from '../api';
import styles from './ProofStep.module.css';

interface ProofStepProps {
  purpose: ProofPurpose;
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for a mailed code before an action that cannot be undone. */
export function ProofStep({ purpose, onProven, onCancel }: ProofStepProps) {
  const [begin, begun] = useBeginProofMutation();
  const [confirm] = useConfirmProofMutation();
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

  const submit = async (code: string) => {
    const { error } = await confirm({ purpose, code });
    if (error) return sentenceOf(error, 'Invalid or expired verification code.');
    onProven();
  };

  return (
    <div className={styles.step}>
      <p role="status">
        {begun.data?.sentTo
          ? `To protect your account, enter the code that we sent to ${begun.data.sentTo}.`
          : 'To protect your account, we are sending you a code by mail.'}
      </p>
      {begun.error && (
        <Notice tone="error">
          {sentenceOf(begun.error, 'We could not send the code. Please try again.')}
        </Notice>
      )}
      <CodeForm
        aria-label="Confirm that it is you"
        by="mail"
        layout="row"
        autoFocus
        hint="The 6 digits from the email. They work for 10 minutes."
        submitLabel="Confirm"
        needsAllDigits
        onSubmit={submit}
      >
        <Button variant="quiet" busy={begun.isLoading} onClick={() => void sendCode()}>
          Send a new code
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </div>
  );
}
