import { isApiError, toast } from 'shell/host';
import { Button } from 'shared-ui';
import { useResendClaimCodeMutation } from '../../api/guest-listings';

export function ResendCode({ attempt }: { attempt: string }) {
  const [resend, { isLoading }] = useResendClaimCodeMutation();

  const send = async () => {
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
  };

  return (
    <Button variant="quiet" busy={isLoading} onClick={send}>
      Resend Code
    </Button>
  );
}
