import type { ProofPurpose } from 'backend/contract/account';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { CodeForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useBeginProofMutation, useConfirmProofMutation } from '../api';
import { words } from '../words';
import styles from './ProofStep.module.css';

interface ProofStepProps {
  purpose: ProofPurpose;
  onProven: () => void;
  onCancel: () => void;
  /** For those who cannot read the mail. */
  children?: ReactNode;
  offersPhone?: boolean;
}

/** Asks for a mailed code before an action that cannot be undone. */
export function ProofStep({ purpose, onProven, onCancel, children, offersPhone }: ProofStepProps) {
  const [begin, begun] = useBeginProofMutation();
  const [confirm] = useConfirmProofMutation();
  const hasBegun = useRef(false);
  const isByPhone = begun.originalArgs?.by === 'phone';

  const sendCode = async (by?: 'phone') => {
    const { data } = await begin({ purpose, ...(by && { by }) });
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
    if (error) return sentenceOf(error, words.wrongCode);
    onProven();
  };

  return (
    <div className={styles.step}>
      <p role="status">
        {begun.data?.sentTo ? words.proofCodeSent(begun.data.sentTo) : words.proofCodeComing}
      </p>
      {begun.error && <Notice tone="error">{sentenceOf(begun.error, words.proofCodeFailed)}</Notice>}
      <CodeForm
        aria-label={words.confirmItIsYou}
        by={isByPhone ? 'SMS' : 'mail'}
        layout="row"
        autoFocus
        hint={isByPhone ? words.proofHintPhone : words.proofHint}
        submitLabel={words.confirm}
        needsAllDigits
        onSubmit={submit}
      >
        <Button variant="quiet" busy={begun.isLoading} onClick={() => void sendCode()}>
          {words.sendNewCode}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </CodeForm>
      {children && <p>{children}</p>}
      {offersPhone && (
        <Button busy={begun.isLoading} onClick={() => void sendCode('phone')}>
          {words.proofByPhone}
        </Button>
      )}
    </div>
  );
}
