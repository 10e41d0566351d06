import { isApiError, toast } from 'shell/host';

const fallback = 'Failed to login. Please try again.';

/** Says why nobody is logged in; the server's own sentence tells how long to wait or what to mend. */
export function loginFailed(error: unknown): string {
  const description = (isApiError(error) && error.serverMessage) || fallback;
  toast({ title: 'Login failed', description, variant: 'destructive' });
  return description;
}
