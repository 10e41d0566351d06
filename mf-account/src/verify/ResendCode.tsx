import { isApiError, toast } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useResendPhoneCodeMutation } from '../api';
import styles from './VerifyForm.module.css';

export function ResendCode() {
  const [resend, { isLoading, error }] = useResendPhoneCodeMutation();

  const sendAgain = async () => {
    const { error: failure } = await resend();
    if (failure) {
      toast({
        title: 'Failed to send code',
        description: 'There was a problem sending the verification code.',
        variant: 'destructive',
      });
      return;
    }
    toast({ title: 'Code sent', description: 'A new verification code has been sent to your phone.' });
  };

  return (
    <>
      <Button variant="quiet" busy={isLoading} onClick={sendAgain}>
        Resend Code
      </Button>
      {isApiError(error) && error.serverMessage && (
        <Notice tone="error" className={styles.refusal}>
          {error.serverMessage}
        </Notice>
      )}
    </>
  );
}
