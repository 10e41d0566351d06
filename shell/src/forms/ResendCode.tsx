import { useState } from 'react';
import { Button, Notice, type ButtonProps } from 'shared-ui';
import { isApiError, sentenceOf, toast } from 'shell/host';
import styles from './CodeForm.module.css';

export type Channel = 'mail' | 'SMS';

const texts = {
  mail: {
    sent: {
      title: 'Verification code sent',
      description: 'A new verification code has been sent to your email address',
    },
    failed: (error: unknown) => ({
      title: 'Failed to resend code',
      description: sentenceOf(error, 'Please try again'),
    }),
  },
  SMS: {
    sent: { title: 'Code sent', description: 'A new verification code has been sent to your phone.' },
    failed: () => ({
      title: 'Failed to send code',
      description: 'There was a problem sending the verification code.',
    }),
  },
};

interface ResendCodeProps {
  by: Channel;
  size?: ButtonProps['size'];
  onResend: () => Promise<{ error?: unknown }>;
}

export function ResendCode({ by, size, onResend }: ResendCodeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { sent, failed } = texts[by];

  const resend = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    const { error } = await onResend();
    setIsBusy(false);
    if (!error) return toast(sent);
    // The refusal stays on the page, because it says when the next SMS is possible.
    if (by === 'SMS' && isApiError(error)) setRefusal(error.serverMessage);
    toast({ ...failed(error), variant: 'destructive' });
  };

  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={resend} {...(size && { size })}>
        Resend Code
      </Button>
      {refusal && (
        <Notice tone="error" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
    </>
  );
}
