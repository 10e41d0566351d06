import { sentenceOf, toast } from 'shell/host';

/** Shows why the login failed, and returns the sentence. */
export function loginFailed(error: unknown): string {
  const description = sentenceOf(error, 'Failed to login. Please try again.');
  toast({ title: 'Login failed', description, variant: 'destructive' });
  return description;
}
