import { useState } from 'react';
import { Button, Notice, type ButtonProps } from 'shared-ui';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { words } from './words';
import styles from './CodeForm.module.css';

export type Channel = 'mail' | 'SMS';

const texts = {
  mail: {
    sent: {
      title: words.mailSent,
      description: words.mailSentHint,
    },
    failed: (error: unknown) => ({
      title: words.mailFailed,
      description: sentenceOf(error, words.pleaseTryAgain),
    }),
  },
  SMS: {
    sent: { title: words.smsSent, description: words.smsSentHint },
    failed: () => ({
      title: words.smsFailed,
      description: words.smsFailedHint,
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
        {words.resendCode}
      </Button>
      {refusal && (
        <Notice tone="error" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
    </>
  );
}
