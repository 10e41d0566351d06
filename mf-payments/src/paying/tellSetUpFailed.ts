import { toast } from 'shell/host';

export const tellSetUpFailed = () =>
  toast({
    title: 'Payment setup failed',
    description: 'There was a problem setting up the payment',
    variant: 'destructive',
  });
