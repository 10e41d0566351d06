import { useEffect } from 'react';
import { isApiError, toast } from 'shell/host';
import { Button } from 'shared-ui';
import { useConnectPayoutsMutation } from './api';

/** Leads to the provider, where the helper says who they are and where the money goes. */
export function ConnectButton({ children }: { children: string }) {
  const [connect, { isLoading, isSuccess, reset }] = useConnectPayoutsMutation();

  // A browser may bring the page back as it was left, with its button at work.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  const goOn = async () => {
    const { data, error } = await connect();
    if (data) return window.location.assign(data.url);
    toast({
      title: 'The payout account could not be opened',
      description: (isApiError(error) && error.serverMessage) || 'Please try again in a moment.',
      variant: 'destructive',
    });
  };
  return (
    <Button variant="helper" busy={isLoading || isSuccess} onClick={goOn}>
      {children}
    </Button>
  );
}
