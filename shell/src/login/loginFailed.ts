import { sentenceOf, toast } from 'shell/host';

export function loginFailed(error: unknown): string {
  const description = sentenceOf(error, 'Failed to login. Please try again.');
  toast({ title: 'Login failed', description, variant: 'destructive' });
  return description;
}
