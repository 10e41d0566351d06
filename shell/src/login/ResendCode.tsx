import { Button } from 'shared-ui';
import { isApiError, toast } from 'shell/host';
import { useResendLoginCodeMutation } from './api';

export function ResendCode({ attempt }: { attempt: string }) {
  const [resend, { isLoading }] = useResendLoginCodeMutation();

  async function send() {
    const { error } = await resend({ userId: attempt });
    if (error) {
      toast({
        title: 'Failed to resend code',
        description: (isApiError(error) && error.serverMessage) || 'Please try again',
        variant: 'destructive',
      });
      return;
    }
    toast({
      title: 'Verification code sent',
      description: 'A new verification code has been sent to your email address',
    });
  }

  return (
    <Button variant="quiet" size="small" busy={isLoading} onClick={() => void send()}>
      Resend Code
    </Button>
  );
}
